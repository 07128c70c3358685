import Foundation
import TestSupport
import Testing

@testable import rowlint

/// `hook install` and `hook uninstall`, with the real git.
@Suite struct HookTests {
  @Test func theHookRefusesAndLetsPass() throws {
    let repository = try GitFolder(["Mail/Row.swift": GitFolder.clean()])
    #expect(try repository.hook("install").status == 0)
    try repository.write("Mail/Row.swift", GitFolder.swiped())
    try repository.git("add", "-A")
    let refused = try repository.git("commit", "-q", "-m", "swipe", expecting: 1)
    #expect((refused.outputText + refused.errorText).contains("[no-swipe-actions]"))
    try repository.write("Mail/Row.swift", GitFolder.clean() + "// same\n")
    try repository.git("add", "-A")
    try repository.git("commit", "-q", "-m", "clean")
  }

  @Test func aHookThatWasThereIsKept() throws {
    let repository = try GitFolder()
    try repository.git("config", "core.hooksPath", "my hooks")
    let file = try repository.write("my hooks/pre-commit", "#!/bin/sh\necho earlier\nexit 3\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    #expect(try repository.hook("install").status == 0)
    #expect(try repository.hook("install").status == 0)
    try repository.write("Row.swift", GitFolder.clean())
    try repository.git("add", "Row.swift")
    let result = try repository.git("commit", "-q", "-m", "x", expecting: 1)
    #expect((result.outputText + result.errorText).contains("earlier"))
    #expect(try repository.hook("uninstall").status == 0)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("exit 3"))
    // Not ours any more: left alone.
    let again = try repository.hook("uninstall")
    #expect(again.status == 2)
    #expect(again.errorText.contains("left alone"))
  }

  /// git names a temporary index to the hook then (`GIT_INDEX_FILE`).
  @Test func judgesACommitOfAFewFilesByThoseAlone() throws {
    let repository = try GitFolder(["Mail/Row.swift": GitFolder.clean()])
    #expect(try repository.hook("install").status == 0)
    try repository.write("Mail/New.swift", GitFolder.swiped("New"))
    try repository.git("add", "-A")
    try repository.write("Mail/Row.swift", GitFolder.clean() + "// same\n")
    try repository.git("commit", "-q", "-m", "x", "--", "Mail/Row.swift")
    try repository.git("commit", "-q", "-m", "x", "--", "Mail/New.swift", expecting: 1)
  }

  @Test func aLinkedWorktreeSharesTheHook() throws {
    let repository = try GitFolder(["Mail/Row.swift": GitFolder.clean()])
    let other = repository.beside("other")
    try repository.git("worktree", "add", "-q", other.path, "-b", "topic")
    #expect(try repository.hook("install", in: other).status == 0)
    let sources = GitFolder.swiped("New")
    try Data(sources.utf8).write(to: other.appending(path: "Mail/New.swift"))
    try repository.git("add", "-A", in: other)
    let refused = try repository.git("commit", "-q", "-m", "x", in: other, expecting: 1)
    #expect(refused.errorText.contains("Mail/New.swift:4:"))
    #expect(try repository.hook("uninstall").outputText.contains("no longer"))
  }

  @Test(arguments: ["my hooks", "deep/er/hooks"])
  func makesTheFolderThatIsConfigured(folder: String) throws {
    let repository = try GitFolder(["Mail/Row.swift": GitFolder.clean()])
    try repository.git("config", "core.hooksPath", folder)
    let result = try repository.hook("install", in: repository.folder.appending(path: "Mail"))
    #expect(result.status == 0, "\(result.errorText)")
    #expect(result.outputText.contains("../\(folder)/pre-commit"))
    #expect(!result.outputText.contains("every repository"))
    let file = repository.folder.appending(path: "\(folder)/pre-commit")
    #expect(FileManager.default.isExecutableFile(atPath: file.path))
  }

  @Test func saysThatASharedFolderIsShared() throws {
    let repository = try GitFolder(["Mail/Row.swift": GitFolder.clean()])
    try repository.git("config", "core.hooksPath", repository.beside("shared").path)
    #expect(try repository.hook("install").outputText.contains("every repository that uses it"))
  }

  @Test func saysThatADeadHookStaysDead() throws {
    let repository = try GitFolder(["Mail/Row.swift": GitFolder.clean()])
    try repository.write(".git/hooks/pre-commit", "exit 7\n")
    #expect(try repository.hook("install").outputText.contains("is not executable"))
    try repository.git("commit", "-q", "--allow-empty", "-m", "x")
    #expect(try repository.hook("uninstall").outputText.contains("is back"))
  }

  @Test func leavesAloneWhatIsNotItsOwn() throws {
    let repository = try GitFolder(["Mail/Row.swift": GitFolder.clean()])
    try repository.git("config", "core.hooksPath", ".husky/_")
    try repository.write(".husky/_/pre-commit", "#!/bin/sh\n")
    let husky = try repository.hook("install")
    #expect(husky.status == 2)
    #expect(husky.errorText.contains(".husky/pre-commit"))
    let bare = repository.beside("bare")
    try repository.git("init", "-q", "--bare", bare.path)
    let refused = try repository.hook("install", in: bare)
    #expect(refused.status == 2)
    #expect(refused.errorText.contains("bare"))
  }
}
