import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Calls of the operating system on open files and folders.
enum SystemFile {
  /// A descriptor, or -1 and an `errno`.
  static func openFolder(_ path: String) -> Int32 {
    open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  /// All bytes of an open file that has so many; nil where it does not, or cannot be read.
  static func read(_ descriptor: Int32, size: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let memory = buffer.baseAddress {
        let got = SystemCall.retried { systemRead(descriptor, memory + count, size - count) }
        if got <= 0 { break }
        count += got
      }
    }
    return bytes.count == size ? bytes : nil
  }

  /// Writes all bytes; 0, or the `errno` that stopped it.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[done...])
        let count = SystemCall.retried { systemWrite(descriptor, rest) }
        if count <= 0 { return count == 0 ? EIO : errno }
        done += count
      }
      return 0
    }
  }

  /// The names in an open folder, in no order; what cannot be listed is empty.
  static func names(in folder: Int32) -> [String] {
    // A listing moves its descriptor's place, and closes it.
    let own = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0, let stream = fdopendir(own) else {
      if own >= 0 { close(own) }
      return []
    }
    defer { closedir(stream) }
    var names: [String] = []
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    while let entry = readdir(stream) {
      let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      names.append(String(cString: name))
    }
    return names
  }
}

// `read(2)` and `write(2)`, where methods of the same names hide them.

private func systemRead(_ descriptor: Int32, _ memory: UnsafeMutableRawPointer, _ size: Int) -> Int
{
  read(descriptor, memory, size)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
