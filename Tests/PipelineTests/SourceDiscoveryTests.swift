import Analysis
import Foundation
import Reporting
import SourceText
import Testing

@testable import Pipeline

@Suite struct SourceDiscoveryTests {
  private func discover(
    _ paths: [String], _ options: DiscoveryOptions = DiscoveryOptions(), jobs: Int = 2,
    allowEmpty: Bool = false
  ) -> Discovery {
    var options = options
    options.globalExcludesFile = options.globalExcludesFile ?? "/no/such/file"
    return SourceDiscovery.discover(
      paths.map { AppInput(path: $0) }, options: options, jobs: jobs, allowEmpty: allowEmpty)
  }

  private func files(_ found: Discovery) -> [String] {
    found.trees.flatMap { tree in tree.files.map(\.path.text) }
  }

  @Test func findsSwiftFilesInOrder() throws {
    let folder = try TemporaryFolder()
    for path in ["b.swift", "a/z.swift", "a/b/c.swift", "a.swift", "a-b.swift", "readme.md"] {
      try folder.write("", to: path)
    }
    try folder.write("", to: "swift")
    try folder.write("", to: "x.swiftinterface")
    let found = discover([folder.path])
    #expect(files(found) == ["a-b.swift", "a.swift", "a/b/c.swift", "a/z.swift", "b.swift"])
    #expect(found.skipped.isEmpty && found.problems.isEmpty)
    #expect(found == discover([folder.path], jobs: 7))
  }

  @Test func skipsHiddenAndBuildFoldersAndSaysSo() throws {
    let folder = try TemporaryFolder()
    for path in [
      "a.swift", ".b.swift", ".hidden/c.swift", ".build/d.swift", "x/DerivedData/e.swift",
      "Pods/f.swift", "Carthage/g.swift", "node_modules/h/i.swift", ".git/j.swift",
    ] {
      try folder.write("", to: path)
    }
    let found = discover([folder.path])
    #expect(files(found) == ["a.swift"])
    #expect(found.skipped == [.hidden: 2, .buildFolder: 5])

    let hidden = discover([folder.path], DiscoveryOptions(includesHidden: true))
    #expect(files(hidden) == [".b.swift", ".hidden/c.swift", "a.swift"])
    let all = discover(
      [folder.path], DiscoveryOptions(honorsIgnoreFiles: false, includesHidden: true))
    #expect(files(all).count == 8)
    #expect(!files(all).contains(".git/j.swift"))
    // Named, it is walked: the user knows.
    #expect(files(discover([folder.path + "/Pods"])) == ["f.swift"])
  }

  @Test func gitIgnoreCountsInARepositoryOnlyAndDotIgnoreAlways() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift\n", to: "app/.gitignore")
    try folder.write("b.swift\n!c.swift\n", to: "app/.ignore")
    try folder.write("c.swift\n", to: ".gitignore")
    for name in ["a", "b", "c", "d"] { try folder.write("", to: "app/\(name).swift") }
    #expect(files(discover([folder.path + "/app"])) == ["a.swift", "c.swift", "d.swift"])
    try folder.makeFolder(".git")
    let found = discover([folder.path + "/app"])
    #expect(files(found) == ["c.swift", "d.swift"])
    #expect(found.skipped == [.gitIgnore: 1, .ignoreFile: 1])
    #expect(
      files(discover([folder.path + "/app"], DiscoveryOptions(honorsIgnoreFiles: false))).count == 4
    )
  }

  @Test func aNestedRepositoryHasItsOwnRules() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.makeFolder("inner/.git")
    try folder.write("a.swift\n", to: ".gitignore")
    try folder.write("", to: "a.swift")
    try folder.write("", to: "inner/a.swift")
    #expect(files(discover([folder.path])) == ["inner/a.swift"])
  }

  @Test func aWorktreeReadsTheExcludeFileOfItsRepository() throws {
    let folder = try TemporaryFolder()
    try folder.write("gitdir: ../main/.git/worktrees/w\n", to: "tree/.git")
    try folder.write("../..\n", to: "main/.git/worktrees/w/commondir")
    try folder.write("a.swift\n", to: "main/.git/info/exclude")
    for name in ["a", "b"] { try folder.write("", to: "tree/\(name).swift") }
    #expect(files(discover([folder.path + "/tree"])) == ["b.swift"])
  }

  @Test func negationBringsAHiddenFileBack() throws {
    let folder = try TemporaryFolder()
    try folder.write("!.kept.swift\n", to: ".ignore")
    try folder.write("", to: ".kept.swift")
    try folder.write("", to: ".lost.swift")
    #expect(files(discover([folder.path])) == [".kept.swift"])
  }

  @Test func linksAreFollowedOnlyWhenNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "app/a.swift")
    try folder.write("", to: "other/b.swift")
    try folder.link("app/link", to: "../other")
    try folder.link("app/loop", to: ".")
    try folder.link("app/c.swift", to: "../other/b.swift")
    try folder.link("app/gone.swift", to: "nowhere")
    try folder.link("named", to: "other")
    let found = discover([folder.path + "/app"])
    #expect(files(found) == ["a.swift"])
    #expect(found.skipped == [.symbolicLink: 4])
    let named = discover([folder.path + "/named", folder.path + "/app/c.swift"])
    #expect(named.trees.map(\.name) == ["named"])
    #expect(files(named) == ["b.swift"])
  }

  @Test func aFolderGivenTwiceOrInsideAnotherIsSearchedOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "app/a.swift")
    try folder.write("", to: "app/inner/b.swift")
    let found = discover(
      [
        folder.path + "/app/inner", folder.path + "/app", folder.path + "/app/",
        folder.path + "/app/a.swift",
      ])
    #expect(found.trees.map(\.name) == ["app"])
    #expect(files(found) == ["a.swift", "inner/b.swift"])
    #expect(found.skipped == [.givenTwice: 2])
    #expect(found.problems.count == 2 && found.problems.allSatisfy { $0.level == .warning })
  }

  @Test func aFolderInsideAnotherThatIgnoresItIsAnAppOfItsOwn() throws {
    let folder = try TemporaryFolder()
    try folder.write("inner/\n", to: "app/.ignore")
    try folder.write("", to: "app/a.swift")
    try folder.write("", to: "app/inner/b.swift")
    let found = discover([folder.path + "/app/inner", folder.path + "/app"])
    #expect(found.trees.map(\.name) == ["inner", "app"])
    #expect(files(found) == ["b.swift", "a.swift"])
    #expect(found.problems.isEmpty)
  }

  @Test func namedFilesMakeOneAppAtTheirRepository() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("repo/.git")
    try folder.write("*.swift\n", to: "repo/.gitignore")
    for path in ["repo/a/b.swift", "repo/a/c.swift", "repo/a/d.txt"] {
      try folder.write("", to: path)
    }
    let found = discover(["b.swift", "c.swift", "d.txt"].map { folder.path + "/repo/a/" + $0 })
    #expect(found.trees.map(\.name) == ["repo"])
    #expect(files(found) == ["a/b.swift", "a/c.swift"])
    #expect(found.skipped == [.notSwift: 1])
    #expect(found.problems.isEmpty)
  }

  @Test func appsOfOneNameAreToldApart() throws {
    let folder = try TemporaryFolder()
    for path in ["ios/App/a.swift", "mac/App/a.swift", "ios/Other/a.swift"] {
      try folder.write("", to: path)
    }
    let found = discover(["mac/App", "ios/Other", "ios/App"].map { folder.path + "/" + $0 })
    #expect(found.trees.map(\.name) == ["mac/App", "Other", "ios/App"])
  }

  @Test func theContractExcludesAtTheFolder() throws {
    let folder = try TemporaryFolder()
    for path in ["a.swift", "Generated/b.swift", "x/Generated/c.swift", "x/d.swift"] {
      try folder.write("", to: path)
    }
    let exclude = ["Generated/", "x/d.swift"].compactMap { Glob($0) }
    let found = discover([folder.path], DiscoveryOptions(exclude: exclude))
    #expect(files(found) == ["a.swift"])
    #expect(found.skipped == [.excluded: 3])
  }

  @Test func whatCannotBeSearchedIsAProblem() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("empty/sub")
    try folder.write("", to: "app/a.swift")
    mkfifo(folder.path + "/app/pipe.swift", 0o600)
    let found = discover(
      [folder.path + "/none", folder.path + "/empty", folder.path + "/app/pipe.swift"])
    #expect(Set(found.problems.map(\.kind)) == [.missing, .noSources, .unreadable])
    #expect(found.problems.allSatisfy { $0.level == .error })
    let walked = discover([folder.path + "/app"])
    #expect(files(walked) == ["a.swift"])
    #expect(walked.skipped == [.notRegular: 1] && walked.problems.isEmpty)
    let empty = discover([folder.path + "/empty"], allowEmpty: true)
    #expect(empty.problems.map(\.level) == [.warning])
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func aLockedFolderIsAProblem() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.swift")
    try folder.write("", to: "locked/b.swift")
    chmod(folder.path + "/locked", 0)
    defer { chmod(folder.path + "/locked", 0o700) }
    let found = discover([folder.path])
    #expect(files(found) == ["a.swift"])
    #expect(found.problems.map(\.message) == ["permission denied"])
  }

  #if os(Linux)
    /// macOS takes UTF-8 names only.
    @Test func aNameThatIsNotTextIsReadAndShown() throws {
      let folder = try TemporaryFolder()
      let name = [UInt8](folder.path.utf8) + [0x2F, 0x61, 0xFF, 0x0A] + Array(".swift".utf8)
      let file = SourcePath(bytes: name).withCString { fopen($0, "w") }
      try #require(file != nil)
      file.map { _ = fclose($0) }
      let found = discover([folder.path])
      #expect(files(found) == ["a\\xff\\x0a.swift"])
      let tree = try #require(found.trees.first)
      let buffer = SourceBuffer()
      try buffer.read(tree.resolvedRoot.appending(tree.files[0].path.bytes))
    }
  #endif
}
