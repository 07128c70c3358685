import Foundation
import TestSupport
import Testing

@testable import rowlint

/// `--staged`, `--since` and the hook, with the real git.
@Suite struct GitStateTests {
  private static let swiped = """
    import SwiftUI
    struct Row: View {
      var body: some View {
        List { Text("x").swipeActions { Button("Archive") { archive() } } }
      }
    }

    """
  private static let clean = """
    import SwiftUI
    struct Row: View {
      var body: some View { List { Text("x") } }
    }

    """

  /// A repository with one commit.
  private func repository(_ files: [String: String]) throws -> Scratch {
    let scratch = try Scratch()
    try git(["init", "-q", "-b", "main"], scratch)
    for (path, text) in files { try scratch.write(path, text) }
    try git(["add", "-A"], scratch)
    try commit(scratch)
    return scratch
  }

  @discardableResult
  private func git(
    _ arguments: [String], _ scratch: Scratch, expecting status: Int32? = 0
  ) throws -> ProcessResult {
    let result = try Subprocess.run(
      named: "git",
      ["-c", "user.name=Test", "-c", "user.email=test@example.invalid"] + arguments,
      in: scratch.folder, environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
    if let status { #expect(result.status == status, "\(result.errorText)") }
    return result
  }

  private func commit(_ scratch: Scratch) throws {
    try git(["commit", "-q", "-m", "x", "--allow-empty"], scratch)
  }

  private func staged(_ scratch: Scratch, _ more: [String] = []) throws -> ProcessResult {
    try Rowlint.run(
      ["check", "--staged", "--only", "no-swipe-actions"] + more, in: scratch.folder)
  }

  @Test func anOldFaultDoesNotBlockACommit() throws {
    let scratch = try repository(["Mail/Old.swift": Self.swiped])
    try scratch.write("Mail/New.swift", Self.clean)
    try git(["add", "-A"], scratch)
    let result = try staged(scratch)
    #expect(result.status == 0, "\(result.outputText)")
  }

  @Test func aNewFaultDoesAndSaysWhatToDo() throws {
    let scratch = try repository(["Mail/Old.swift": Self.swiped])
    try scratch.write("Mail/New.swift", Self.swiped.replacing("Row", with: "NewRow"))
    try git(["add", "-A"], scratch)
    let result = try staged(scratch)
    #expect(result.status == 1)
    #expect(result.outputText.contains("Mail/New.swift:4:"))
    #expect(!result.outputText.contains("Mail/Old.swift"))
    #expect(result.outputText.contains("Menu"))
  }

  @Test func aPartlyStagedFileIsJudgedByWhatIsStaged() throws {
    let scratch = try repository(["Mail/Row.swift": Self.clean])
    try scratch.write("Mail/Row.swift", Self.swiped)
    try git(["add", "-A"], scratch)
    try scratch.write("Mail/Row.swift", Self.clean)
    #expect(try staged(scratch).status == 1)

    try git(["add", "-A"], scratch)
    try scratch.write("Mail/Other.swift", Self.clean)
    try git(["add", "Mail/Other.swift"], scratch)
    try scratch.write("Mail/Row.swift", Self.swiped)
    #expect(try staged(scratch).status == 0)
  }

  @Test func aFileThatIsOnlyInTheIndexIsSeen() throws {
    let scratch = try repository(["Mail/Row.swift": Self.clean])
    try scratch.write("Mail/Deep/New.swift", Self.swiped.replacing("Row", with: "NewRow"))
    try git(["add", "-A"], scratch)
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "Mail/Deep"))
    let result = try staged(scratch)
    #expect(result.status == 1)
    #expect(result.outputText.contains("Mail/Deep/New.swift"))
  }

  @Test func aChangeCanMakeAFaultOfAnUnchangedFile() throws {
    let row = """
      import SwiftUI
      struct NoteRow: View {
        var body: some View { Text("x").textSelection(.enabled) }
      }

      """
    let scratch = try repository(["Mail/NoteRow.swift": row])
    let list = """
      import SwiftUI
      struct Notes: View {
        var body: some View {
          Menu { Button("Edit") {} } label: { NoteRow() }
        }
      }

      """
    try scratch.write("Mail/Notes.swift", list)
    try git(["add", "-A"], scratch)
    let result = try Rowlint.run(["check", "--staged"], in: scratch.folder)
    #expect(result.status == 1)
    #expect(result.outputText.contains("Mail/NoteRow.swift:3:"))
  }

  @Test func aMovedFileIsNotNew() throws {
    let scratch = try repository(["Mail/Old/Row.swift": Self.swiped])
    try git(["mv", "Mail/Old", "Mail/New"], scratch)
    #expect(try staged(scratch).status == 0)
  }

  @Test func nothingStagedIsCleanAndSaid() throws {
    let scratch = try repository(["Mail/Row.swift": Self.swiped])
    let result = try staged(scratch)
    #expect(result.status == 0)
    #expect(result.errorText.contains("nothing to check"))
  }

  @Test func theFirstCommitIsJudgedToo() throws {
    let scratch = try Scratch()
    try git(["init", "-q"], scratch)
    try scratch.write("Row.swift", Self.swiped)
    try git(["add", "-A"], scratch)
    #expect(try staged(scratch).status == 1)
  }

  @Test func sinceACommit() throws {
    let scratch = try repository(["Mail/Row.swift": Self.swiped])
    #expect(try Rowlint.run(["--since", "HEAD"], in: scratch.folder).status == 0)
    try scratch.write("Mail/New.swift", Self.swiped.replacing("Row", with: "NewRow"))
    let result = try Rowlint.run(
      ["--since", "HEAD", "--only", "no-swipe-actions"], in: scratch.folder)
    #expect(result.status == 1)
    #expect(result.outputText.contains("Mail/New.swift"))
    let unknown = try Rowlint.run(["--since", "nowhere"], in: scratch.folder)
    #expect(unknown.status == 2)
    #expect(unknown.errorText.contains("nowhere"))
  }

  @Test func outsideARepositoryIsTwo() throws {
    let scratch = try Scratch()
    let result = try Rowlint.run(["--staged"], in: scratch.folder)
    #expect(result.status == 2)
    #expect(result.errorText.contains("git"))
  }

  @Test func theHookRefusesAndLetsPass() throws {
    let scratch = try repository(["Mail/Row.swift": Self.clean])
    #expect(try Rowlint.run(["hook", "install"], in: scratch.folder).status == 0)
    try scratch.write("Mail/Row.swift", Self.swiped)
    try git(["add", "-A"], scratch)
    let refused = try git(["commit", "-q", "-m", "swipe"], scratch, expecting: 1)
    #expect((refused.outputText + refused.errorText).contains("[no-swipe-actions]"))
    try scratch.write("Mail/Row.swift", Self.clean + "// same\n")
    try git(["add", "-A"], scratch)
    try git(["commit", "-q", "-m", "clean"], scratch)
  }

  @Test func aHookThatWasThereIsKept() throws {
    let scratch = try repository([:])
    try git(["config", "core.hooksPath", "my hooks"], scratch)
    let file = try scratch.write("my hooks/pre-commit", "#!/bin/sh\necho earlier\nexit 3\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    #expect(try Rowlint.run(["hook", "install"], in: scratch.folder).status == 0)
    #expect(try Rowlint.run(["hook", "install"], in: scratch.folder).status == 0)
    try scratch.write("Row.swift", Self.clean)
    try git(["add", "Row.swift"], scratch)
    let result = try git(["commit", "-q", "-m", "x"], scratch, expecting: 1)
    #expect((result.outputText + result.errorText).contains("earlier"))
    #expect(try Rowlint.run(["hook", "uninstall"], in: scratch.folder).status == 0)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("exit 3"))
    // Not ours any more: left alone.
    let again = try Rowlint.run(["hook", "uninstall"], in: scratch.folder)
    #expect(again.status == 2)
    #expect(again.errorText.contains("left alone"))
  }

  @Test func readsGitsRawOutput() {
    let zeros = String(repeating: "0", count: 40)
    let blob = String(repeating: "a", count: 40)
    let raw =
      ":100644 100644 \(blob) \(zeros) M\0a b.swift\0:000000 100644 \(zeros) \(zeros) A\0n\n.swift\0"
      + ":120000 000000 \(blob) \(zeros) D\0link.swift\0"
    #expect(
      GitChanges.parse(Array(raw.utf8)) == [
        .init(path: "a b.swift", blob: blob), .init(path: "n\n.swift", blob: nil),
        .init(path: "link.swift", blob: nil),
      ])
    #expect(GitChanges.parse(Array("nonsense\0x".utf8)).isEmpty)
    let batch = "\(blob) blob 3\na\nb\nffff missing\n"
    #expect(GitChanges.parseBatch(Array(batch.utf8)) == [blob: Array("a\nb".utf8)])
  }
}
