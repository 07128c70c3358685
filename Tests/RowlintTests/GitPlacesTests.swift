import Foundation
import TestSupport
import Testing

/// `--staged` and `--since` in repositories of every kind, with the real git.
@Suite struct GitPlacesTests {
  @Test func aSubFolderJudgesTheWholeRepository() throws {
    let repository = try GitFolder(
      ["Mail/Row.swift": GitFolder.clean(), "Docs/a.txt": ""], named: "a b")
    try repository.write("Mail/New.swift", GitFolder.swiped("New"))
    try repository.git("add", "-A")
    let result = try repository.staged(in: repository.folder.appending(path: "Docs"))
    #expect(result.status == 1)
    #expect(result.outputText.contains("a b/Mail/New.swift:4:"))
  }

  @Test(arguments: ["a \"q\" 'é'.swift", "日本 語.swift", "two\nlines.swift", "-o.swift"])
  func namesOfEveryKind(name: String) throws {
    let repository = try GitFolder(["Mail/Row.swift": GitFolder.clean()])
    try repository.write("Mail/\(name)", GitFolder.swiped("New"))
    try repository.git("add", "-A")
    try repository.write("Mail/\(name)", GitFolder.clean("New"))
    #expect(try repository.staged().status == 1)
    try repository.remove("Mail/\(name)")
    #expect(try repository.staged().status == 1)
    try repository.git("add", "-A")
    #expect(try repository.staged().status == 0)
  }

  @Test func aShallowCloneSaysWhatItLacks() throws {
    let repository = try GitFolder(["Mail/Row.swift": GitFolder.clean()])
    try repository.write("Mail/New.swift", GitFolder.swiped("New"))
    try repository.commit()
    let clone = repository.beside("clone")
    try repository.git(
      "clone", "-q", "--depth", "1", "file://\(repository.folder.path)", clone.path)
    let result = try Rowlint.run(["--since", "HEAD~1"], in: clone)
    #expect(result.status == 2)
    #expect(result.errorText.contains("this clone is shallow"))
    #expect(try Rowlint.run(["--since", "origin/main"], in: clone).status == 0)
  }

  @Test func anUnmergedIndexIsJudged() throws {
    let repository = try GitFolder(["Mail/Row.swift": GitFolder.clean()])
    try repository.git("checkout", "-q", "-b", "topic")
    try repository.write("Mail/Row.swift", GitFolder.clean("Theirs"))
    try repository.commit()
    try repository.git("checkout", "-q", "main")
    try repository.write("Mail/Row.swift", GitFolder.clean("Ours"))
    try repository.commit()
    try repository.git("merge", "topic", expecting: 1)
    try repository.write("Mail/New.swift", GitFolder.swiped("New"))
    try repository.git("add", "Mail/New.swift")
    #expect(try repository.staged().status == 1)
  }

  /// What the other side has was judged there.
  @Test func aMergeBringsNothingNewFromTheOtherSide() throws {
    let repository = try GitFolder(["Mail/Row.swift": GitFolder.clean()])
    try repository.git("checkout", "-q", "-b", "topic")
    try repository.write("Mail/Other.swift", GitFolder.swiped("Other"))
    try repository.commit()
    try repository.git("checkout", "-q", "main")
    try repository.write("Mail/Own.swift", GitFolder.clean("Own"))
    try repository.commit()
    try repository.git("merge", "-q", "--no-commit", "topic")
    let merged = try repository.staged()
    #expect(merged.status == 0, "\(merged.outputText)")
    try repository.write("Mail/Own.swift", GitFolder.swiped("Own"))
    try repository.git("add", "-A")
    let result = try repository.staged()
    #expect(result.outputText.contains("Mail/Own.swift:4:"))
    #expect(!result.outputText.contains("Mail/Other.swift"))
  }

  @Test func theContractIsTheStagedOne() throws {
    func contract(_ severity: String) -> String {
      #"{ "extends": "./more.jsonc", "rules": { "no-swipe-actions": "\#(severity)" } }"#
    }
    let repository = try GitFolder([
      "Mail/Row.swift": GitFolder.clean(), "rowlint.jsonc": contract("error"), "more.jsonc": "{}",
    ])
    try repository.write("Mail/Row.swift", GitFolder.swiped())
    try repository.git("add", "-A")
    try repository.write("rowlint.jsonc", contract("off"))
    try repository.write("more.jsonc", "not even a contract")
    #expect(try repository.staged(in: repository.folder.appending(path: "Mail")).status == 1)
    try repository.git("add", "rowlint.jsonc")
    #expect(try repository.staged().status == 0)
    try repository.git("add", "more.jsonc")
    #expect(try repository.staged().status == 2)
  }

  @Test func aFileThatIsOnlyMeantToBeAddedIsNotStaged() throws {
    let repository = try GitFolder(["Mail/Row.swift": GitFolder.clean()])
    try repository.write("Mail/New.swift", GitFolder.swiped("New"))
    try repository.git("add", "-N", "Mail/New.swift")
    #expect(try repository.staged().status == 0)
    #expect(try repository.since("HEAD").status == 1)
  }

  /// A link's target is another file, which the change does not touch.
  @Test func aFileThatBecomesALinkChangesNoOther() throws {
    let repository = try GitFolder([
      "Mail/Row.swift": GitFolder.clean(), "Mail/Old.swift": GitFolder.swiped("Old"),
    ])
    try repository.remove("Mail/Row.swift")
    try FileManager.default.createSymbolicLink(
      atPath: repository.folder.appending(path: "Mail/Row.swift").path,
      withDestinationPath: "Old.swift")
    try repository.git("add", "-A")
    let result = try repository.staged()
    #expect(result.status == 0, "\(result.outputText)")
  }

  @Test func aSubmoduleIsJudgedAsTheCommitHasIt() throws {
    let library = try GitFolder(["Old.swift": GitFolder.swiped("Old")])
    let repository = try GitFolder(["Mail/Row.swift": GitFolder.clean()])
    try repository.git("submodule", "--quiet", "add", "file://\(library.folder.path)", "Lib")
    let added = try repository.staged()
    #expect(added.status == 1)
    #expect(added.outputText.contains("Lib/Old.swift:4:"))
    try repository.commit()

    let inside = repository.folder.appending(path: "Lib")
    try Data(GitFolder.swiped("New").utf8).write(to: inside.appending(path: "New.swift"))
    try repository.git("add", "-A", in: inside)
    #expect(try repository.staged(in: inside).status == 1)
    try repository.git("commit", "-q", "-m", "x", in: inside)
    #expect(try repository.staged().errorText.contains("nothing to check"))
    try repository.git("add", "Lib")
    let moved = try repository.staged()
    #expect(moved.outputText.contains("Lib/New.swift:4:"))
    #expect(!moved.outputText.contains("Lib/Old.swift"))
    #expect(try repository.since("HEAD").outputText.contains("Lib/New.swift:4:"))
  }

  @Test func gitsOwnVariablesAreFollowed() throws {
    let repository = try GitFolder(["Mail/Row.swift": GitFolder.clean()])
    try repository.write("Mail/New.swift", GitFolder.swiped("New"))
    try repository.git("add", "-A")
    let variables = [
      "GIT_DIR": repository.folder.appending(path: ".git").path,
      "GIT_WORK_TREE": repository.folder.path,
    ]
    let elsewhere = try Scratch()
    let result = try Rowlint.run(["--staged"], in: elsewhere.folder, environment: variables)
    #expect(result.status == 1)
    let bare = repository.beside("bare")
    try repository.git("init", "-q", "--bare", bare.path)
    #expect(try Rowlint.run(["--staged"], in: bare).status == 2)
  }
}
