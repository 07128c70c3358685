import Foundation

/// What a program that ran to its end said.
public struct ProcessResult: Sendable {
  public var status: Int32
  public var output: [UInt8]
  public var errors: [UInt8]

  public var outputText: String { String(decoding: output, as: UTF8.self) }
  public var errorText: String { String(decoding: errors, as: UTF8.self) }
}

/// Runs programs.
public enum Subprocess {
  /// Runs a program to its end. Its output goes through files, so that no pipe can fill up.
  ///
  /// - Parameters:
  ///   - environment: laid over the tests' own; an empty value takes the variable away.
  ///   - input: what it reads from standard input.
  public static func run(
    _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    input: [UInt8] = []
  ) throws -> ProcessResult {
    let scratch = try Scratch()
    let inputFile = try scratch.write("input", input)
    let outputFile = try scratch.write("output", [])
    let errorFile = try scratch.write("errors", [])
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value.isEmpty ? nil : value }
    process.environment = variables
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    return ProcessResult(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: Array(try Data(contentsOf: outputFile)),
      errors: Array(try Data(contentsOf: errorFile)))
  }

  /// Runs a program that is looked up in `PATH`.
  public static func run(
    named name: String, _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> ProcessResult {
    try run(
      URL(fileURLWithPath: "/usr/bin/env"), [name] + arguments, in: folder,
      environment: environment)
  }
}

/// A folder of its own for one test; gone with the value.
public final class Scratch: Sendable {
  /// Symbolic links resolved.
  public let folder: URL

  public init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = base.appending(
      path: "rowlint-test-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file with the folders it stands in.
  @discardableResult
  public func write(_ path: String, _ bytes: [UInt8]) throws -> URL {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file
  }

  @discardableResult
  public func write(_ path: String, _ text: String) throws -> URL {
    try write(path, Array(text.utf8))
  }
}
