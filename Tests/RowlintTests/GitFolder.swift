import Foundation
import TestSupport
import Testing

/// A repository of its own for one test, with the real git.
final class GitFolder {
  /// One swipe, in a view of its own name.
  static func swiped(_ name: String = "Row") -> String {
    """
    import SwiftUI
    struct \(name): View {
      var body: some View {
        List { Text("x").swipeActions { Button("Archive") { archive() } } }
      }
    }

    """
  }

  static func clean(_ name: String = "Row") -> String {
    """
    import SwiftUI
    struct \(name): View {
      var body: some View { List { Text("x") } }
    }

    """
  }

  private let scratch: Scratch
  /// The repository's root.
  let folder: URL

  /// With one commit that holds these files; with none of them, without a commit.
  init(_ files: [String: String] = [:], named name: String = "one") throws {
    scratch = try Scratch()
    folder = scratch.folder.appending(path: name, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try git("init", "-q", "-b", "main")
    if files.isEmpty { return }
    for (path, text) in files { try write(path, text) }
    try commit()
  }

  /// Beside the repository, gone with it.
  func beside(_ name: String) -> URL {
    scratch.folder.appending(path: name, directoryHint: .isDirectory)
  }

  @discardableResult
  func write(_ path: String, _ text: String) throws -> URL {
    try scratch.write("\(folder.lastPathComponent)/\(path)", text)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: path))
  }

  /// Fails the test where git ends with another status; nil takes any.
  @discardableResult
  func git(
    _ arguments: String..., in other: URL? = nil, expecting status: Int32? = 0
  ) throws -> ProcessResult {
    let words = [
      "-c", "user.name=Test", "-c", "user.email=test@example.invalid",
      "-c", "protocol.file.allow=always",
    ]
    let result = try Subprocess.run(
      named: "git", words + arguments, in: other ?? folder,
      environment: Rowlint.neutral.merging(["GIT_CONFIG_GLOBAL": "/dev/null"]) { $1 })
    if let status { #expect(result.status == status, "\(arguments): \(result.errorText)") }
    return result
  }

  /// Everything that is there.
  func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "--no-verify", "--allow-empty", "-m", "x")
  }

  /// `rowlint check --staged` for one rule.
  func staged(_ more: String..., in other: URL? = nil) throws -> ProcessResult {
    try Rowlint.run(
      ["check", "--staged", "--only", "no-swipe-actions"] + more, in: other ?? folder)
  }

  func since(_ revision: String) throws -> ProcessResult {
    try Rowlint.run(["--since", revision, "--only", "no-swipe-actions"], in: folder)
  }

  func hook(_ action: String, in other: URL? = nil) throws -> ProcessResult {
    try Rowlint.run(["hook", action], in: other ?? folder)
  }
}
