#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs git and takes its output. `Process` is only in the whole of Foundation, which would triple
/// the start-up time of every run.
enum GitProcess {
  struct Failure: Error {
    /// What git said, or why it could not be started; one line.
    var reason: String
  }

  /// Standard output of `git arguments…`, in the working folder and with the environment as it is:
  /// inside a hook, git's own variables name the index to read.
  ///
  /// `folder` is that of another repository, such as a submodule: git's variables are not its own.
  static func run(
    _ arguments: [String], in folder: String? = nil, input: [UInt8] = []
  ) throws(Failure) -> [UInt8] {
    let files = [try scratch(input), try scratch([]), try scratch([])]
    defer { for file in files { close(file) } }
    let words = folder.map { ["-C", $0] } ?? []
    let status = try spawn(
      ["git"] + words + arguments, files, environment(ofThisRepository: folder == nil))
    let output = try content(of: files[1])
    guard status == 0 else {
      let words = String(decoding: try content(of: files[2]), as: UTF8.self)
      let line = words.split(whereSeparator: \.isNewline).first.map(String.init)
      let reason = line.map { $0.hasPrefix("fatal: ") ? String($0.dropFirst(7)) : $0 }
      throw Failure(reason: reason ?? "'git \(arguments.first ?? "")' ended with status \(status)")
    }
    return output
  }

  /// Standard output as text without the last line end.
  static func line(_ arguments: [String]) throws(Failure) -> String {
    let bytes = try run(arguments)
    return String(decoding: bytes.last == 0x0A ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }

  /// An unnamed file that holds `bytes`, to be read from its start: no pipe can fill up, so neither
  /// side ever waits for the other.
  private static func scratch(_ bytes: [UInt8]) throws(Failure) -> Int32 {
    let folder = Terminal.variable("TMPDIR") ?? "/tmp"
    var template = Array(WorkingFolder.join(folder, "rowlint-XXXXXX").utf8CString)
    let descriptor = template.withUnsafeMutableBufferPointer { name in
      guard let base = name.baseAddress else { return Int32(-1) }
      let opened = mkstemp(base)
      if opened >= 0 { unlink(base) }
      return opened
    }
    guard descriptor >= 0 else { throw Failure(reason: Descriptor.reason(errno)) }
    let code = Descriptor.write(bytes, to: descriptor)
    guard code == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
      close(descriptor)
      throw Failure(reason: Descriptor.reason(code))
    }
    return descriptor
  }

  private static func content(of descriptor: Int32) throws(Failure) -> [UInt8] {
    lseek(descriptor, 0, SEEK_SET)
    do throws(InputFile.Failure) {
      return try InputFile.read(descriptor: descriptor)
    } catch {
      throw Failure(reason: error.reason)
    }
  }

  /// The variables of this process; for another repository without git's own, by which a hook's
  /// git names this one. Source: git's documentation, `git rev-parse --local-env-vars`.
  private static func environment(ofThisRepository isThis: Bool) -> [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = []
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = environ
    while let variable = next.pointee {
      if isThis || strncmp(variable, "GIT_", 4) != 0 { variables.append(variable) }
      next += 1
    }
    return variables + [nil]
  }

  /// The exit status; `files` become standard input, output and error.
  private static func spawn(
    _ words: [String], _ files: [Int32], _ variables: [UnsafeMutablePointer<CChar>?]
  ) throws(Failure) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, file) in files.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file, Int32(target))
    }
    var pointers = words.map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    let code = posix_spawnp(&process, words[0], &actions, nil, pointers, variables)
    guard code == 0 else {
      throw Failure(reason: "cannot run git: \(Descriptor.reason(code))")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure(reason: Descriptor.reason(errno)) }
    }
    // The low seven bits are the signal, the next byte the exit status.
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}
