import Foundation
import TestSupport
import Testing

@testable import rowlint

/// `--staged`, `--since` and the hook, with the real git.
@Suite struct GitStateTests {
  @Test func anOldFaultDoesNotBlockACommit() throws {
    let repository = try GitFolder(["Mail/Old.swift": GitFolder.swiped()])
    try repository.write("Mail/New.swift", GitFolder.clean())
    try repository.git("add", "-A")
    let result = try repository.staged()
    #expect(result.status == 0, "\(result.outputText)")
  }

  @Test func aNewFaultDoesAndSaysWhatToDo() throws {
    let repository = try GitFolder(["Mail/Old.swift": GitFolder.swiped()])
    try repository.write("Mail/New.swift", GitFolder.swiped("NewRow"))
    try repository.git("add", "-A")
    let result = try repository.staged()
    #expect(result.status == 1)
    #expect(result.outputText.contains("Mail/New.swift:4:"))
    #expect(!result.outputText.contains("Mail/Old.swift"))
    #expect(result.outputText.contains("Menu"))
    #expect(result.errorText.contains("'// rowlint:allow <rule> -- <reason>'"))
  }

  @Test func aPartlyStagedFileIsJudgedByWhatIsStaged() throws {
    let repository = try GitFolder(["Mail/Row.swift": GitFolder.clean()])
    try repository.write("Mail/Row.swift", GitFolder.swiped())
    try repository.git("add", "-A")
    try repository.write("Mail/Row.swift", GitFolder.clean())
    #expect(try repository.staged().status == 1)

    try repository.git("add", "-A")
    try repository.write("Mail/Other.swift", GitFolder.clean())
    try repository.git("add", "Mail/Other.swift")
    try repository.write("Mail/Row.swift", GitFolder.swiped())
    #expect(try repository.staged().status == 0)
  }

  @Test func aFileThatIsOnlyInTheIndexIsSeen() throws {
    let repository = try GitFolder(["Mail/Row.swift": GitFolder.clean()])
    try repository.write("Mail/Deep/New.swift", GitFolder.swiped("NewRow"))
    try repository.git("add", "-A")
    try FileManager.default.removeItem(at: repository.folder.appending(path: "Mail/Deep"))
    let result = try repository.staged()
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
    let repository = try GitFolder(["Mail/NoteRow.swift": row])
    let list = """
      import SwiftUI
      struct Notes: View {
        var body: some View {
          Menu { Button("Edit") {} } label: { NoteRow() }
        }
      }

      """
    try repository.write("Mail/Notes.swift", list)
    try repository.git("add", "-A")
    let result = try Rowlint.run(["check", "--staged"], in: repository.folder)
    #expect(result.status == 1)
    #expect(result.outputText.contains("Mail/NoteRow.swift:3:"))
  }

  @Test func aMovedFileIsNotNew() throws {
    let repository = try GitFolder(["Mail/Old/Row.swift": GitFolder.swiped()])
    try repository.git("mv", "Mail/Old", "Mail/New")
    #expect(try repository.staged().status == 0)
  }

  @Test func nothingStagedIsCleanAndSaid() throws {
    let repository = try GitFolder(["Mail/Row.swift": GitFolder.swiped()])
    let result = try repository.staged()
    #expect(result.status == 0)
    #expect(result.errorText.contains("nothing to check"))
  }

  @Test func theFirstCommitIsJudgedToo() throws {
    let repository = try GitFolder()
    #expect(try repository.staged().errorText.contains("nothing to check"))
    let since = try repository.since("HEAD")
    #expect(since.status == 2)
    #expect(since.errorText.contains("there is no commit yet"))
    try repository.write("Row.swift", GitFolder.swiped())
    try repository.git("add", "-A")
    #expect(try repository.staged().status == 1)
  }

  @Test func sinceACommit() throws {
    let repository = try GitFolder(["Mail/Row.swift": GitFolder.swiped()])
    #expect(try repository.since("HEAD").status == 0)
    try repository.write("Mail/New.swift", GitFolder.swiped("NewRow"))
    let result = try repository.since("HEAD")
    #expect(result.status == 1)
    #expect(result.outputText.contains("Mail/New.swift"))
    let unknown = try repository.since("nowhere")
    #expect(unknown.status == 2)
    #expect(unknown.errorText.contains("git knows no commit, branch or tag 'nowhere'"))
  }

  @Test func sinceABranchIsSinceThisOneLeftIt() throws {
    let repository = try GitFolder(["Mail/Row.swift": GitFolder.swiped()])
    try repository.git("checkout", "-q", "-b", "topic")
    try repository.write("Mail/Other.swift", GitFolder.clean("Other"))
    try repository.commit()
    try repository.git("checkout", "-q", "main")
    try repository.write("Mail/Row.swift", GitFolder.clean())
    try repository.commit()
    try repository.git("checkout", "-q", "topic")
    #expect(try repository.since("main").status == 0)
  }

  @Test func aRenamedAppFolderIsNotNew() throws {
    let contract = #"{ "extends": "family", "apps": [{ "name": "Mail", "path": "Mail" }] }"#
    let repository = try GitFolder([
      "Mail/Row.swift": GitFolder.swiped(), "rowlint.jsonc": contract,
    ])
    try repository.git("mv", "Mail", "Post")
    try repository.write(
      "rowlint.jsonc", contract.replacing(#""path": "Mail""#, with: #""path": "Post""#))
    try repository.git("add", "-A")
    #expect(try repository.staged().status == 0)
    try repository.write("Post/New.swift", GitFolder.swiped("New"))
    try repository.git("add", "-A")
    let result = try repository.staged()
    #expect(result.status == 1)
    #expect(!result.outputText.contains("Post/Row.swift"))
  }

  @Test func outsideARepositoryIsTwo() throws {
    let scratch = try Scratch()
    for arguments in [["--staged"], ["--since", "HEAD"], ["hook", "install"]] {
      let result = try Rowlint.run(arguments, in: scratch.folder)
      #expect(result.status == 2)
      #expect(result.errorText.contains("not a git repository"))
      // The command line is not at fault.
      #expect(!result.errorText.contains("--help"))
    }
  }

  @Test func readsGitsRawOutput() throws {
    let zeros = String(repeating: "0", count: 40)
    let blob = String(repeating: "a", count: 40)
    let raw =
      ":100644 100644 \(blob) \(zeros) M\0a b.swift\0:000000 100644 \(zeros) \(zeros) A\0n\n.swift\0"
      + ":120000 000000 \(blob) \(zeros) D\0link.swift\0"
    #expect(
      try GitEntry.all(in: Array(raw.utf8)) == [
        GitEntry(path: "a b.swift", blob: blob), GitEntry(path: "n\n.swift", blob: nil),
        GitEntry(path: "link.swift", blob: nil),
      ])
    #expect(try GitEntry.all(in: Array("nonsense\0x".utf8)).isEmpty)
    #expect(throws: GitProcess.Failure.self) {
      try GitEntry.all(in: Array(":100644 100644 a b M\0".utf8) + [0xFF, 0])
    }
    let batch = "\(blob) blob 3\na\nb\nffff missing\n"
    #expect(GitEntry.contents(in: Array(batch.utf8)) == [blob: Array("a\nb".utf8)])
    let links = "160000 \(blob) 0\tLib\0100644 \(zeros) 0\tx\0160000 commit \(zeros)\tA b\tc\0"
    #expect(GitEntry.links(in: Array(links.utf8)) == ["Lib": blob, "A b\tc": zeros])
  }
}
