import Foundation

/// A folder that is gone when its owner is.
final class TemporaryFolder {
  /// Absolute, symbolic links resolved.
  let path: String

  init() throws {
    let name = "rowlint-\(UUID().uuidString)"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
  }

  deinit {
    // A folder that a test locked has to be opened before it can be removed.
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ text: String, to relative: String) throws {
    try write(Array(text.utf8), to: relative)
  }

  func write(_ bytes: [UInt8], to relative: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(relative)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func makeFolder(_ relative: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + relative, withIntermediateDirectories: true)
  }

  func hasFolder(_ relative: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(
      atPath: path + "/" + relative, isDirectory: &isFolder) && isFolder.boolValue
  }

  func link(_ relative: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + relative, withDestinationPath: destination)
  }

  /// Runs git in the folder, untouched by the user's own configuration.
  @discardableResult
  func git(_ arguments: [String], input: [UInt8] = []) throws -> (output: [UInt8], status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.environment = [
      "HOME": path, "XDG_CONFIG_HOME": path + "/no-such-folder", "GIT_CONFIG_NOSYSTEM": "1",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    ]
    let inputFile = NSTemporaryDirectory() + UUID().uuidString
    try Data(input).write(to: URL(fileURLWithPath: inputFile))
    defer { try? FileManager.default.removeItem(atPath: inputFile) }
    process.standardInput = FileHandle(forReadingAtPath: inputFile)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (Array(output), process.terminationStatus)
  }
}

/// Numbers that look random and are the same on every run (xorshift64*).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
