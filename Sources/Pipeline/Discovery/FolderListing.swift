import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The entries of one folder that rowlint cares for; reused from folder to folder.
struct FolderListing {
  struct Entry {
    /// Into `names`.
    var start: Int
    var end: Int
    var kind: FileKind
  }

  /// Folders, links to folders, and whatever has a name that ends in `.swift`.
  private(set) var entries: [Entry] = []
  private(set) var hasIgnore = false
  private(set) var hasGitIgnore = false
  private(set) var hasGit = false
  /// Links whose names do not end in `.swift`, and whether they lead to folders.
  private(set) var otherLinks: [(name: [UInt8], leadsToFolder: Bool)] = []
  private var names: [UInt8] = []

  func name(_ entry: Entry) -> ArraySlice<UInt8> { names[entry.start..<entry.end] }

  /// Lists an open folder and closes it, also when it fails.
  mutating func read(_ descriptor: Int32) throws(SourceReadError) {
    entries.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    otherLinks.removeAll()
    (hasIgnore, hasGitIgnore, hasGit) = (false, false, false)
    guard let stream = fdopendir(descriptor) else {
      let code = errno
      close(descriptor)
      throw .system(code)
    }
    defer { closedir(stream) }
    let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw .system(errno) }
        return
      }
      let start = UnsafeRawPointer(entry).advanced(by: nameOffset)
      let name = UnsafeRawBufferPointer(start: start, count: strlen(start))
      note(name, type: entry.pointee.d_type, in: descriptor)
    }
  }

  private mutating func note(_ name: UnsafeRawBufferPointer, type: UInt8, in folder: Int32) {
    let isSource = FolderListing.endsInSwift(name)
    if name.first == UInt8(ascii: ".") {
      if name.count <= 2, name.allSatisfy({ $0 == UInt8(ascii: ".") }) { return }
      if name.elementsEqual(".git".utf8) {
        hasGit = true
        return
      }
      if name.elementsEqual(".gitignore".utf8) { hasGitIgnore = true }
      if name.elementsEqual(".ignore".utf8) { hasIgnore = true }
    }
    // Some file systems do not tell the kind; then the entry itself is asked.
    var kind = FileKind(entryType: type)
    if kind == nil {
      var status = stat()
      let path = name.bindMemory(to: CChar.self).baseAddress
      guard let path, fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return }
      kind = FileKind(mode: UInt32(status.st_mode))
    }
    guard let kind, kind == .folder || isSource || kind == .link else { return }
    // A link counts as skipped when sources could be behind it.
    if kind == .link, !isSource {
      let leadsToFolder = leadsToFolder(name, in: folder)
      otherLinks.append((Array(name), leadsToFolder))
      if !leadsToFolder { return }
    }
    let start = names.count
    names.append(contentsOf: name)
    entries.append(Entry(start: start, end: names.count, kind: kind))
  }

  private func leadsToFolder(_ link: UnsafeRawBufferPointer, in folder: Int32) -> Bool {
    guard let path = link.bindMemory(to: CChar.self).baseAddress else { return false }
    var status = stat()
    return fstatat(folder, path, &status, 0) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static let ending = ".swift".utf8

  /// Whether a name ends in `.swift` and has something before it.
  static func endsInSwift(_ name: some RandomAccessCollection<UInt8>) -> Bool {
    guard name.last == UInt8(ascii: "t"), name.count > ending.count else { return false }
    return name.suffix(ending.count).elementsEqual(ending)
  }
}
