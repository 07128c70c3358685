import Analysis
import Foundation
import SourceText
import Testing

@testable import Pipeline

/// Whether the file system of temporary files is one where folders are not listed again.
private let timesAreKept: Bool = {
  guard let folder = try? TemporaryFolder() else { return false }
  var status = stat()
  return stat(folder.path, &status) == 0
    && FolderTimes.areKept(
      in: SourcePath(folder.path), on: UInt64(truncatingIfNeeded: status.st_dev))
}()

/// Folders that are not listed again, where nothing says that they have to be.
@Suite(.enabled(if: timesAreKept)) struct CachedWalkTests {
  /// A repository in a folder of its own, with all that can decide what is found.
  private func folder() throws -> CachedFolder {
    let folder = try CachedFolder()
    try folder.writeSources()
    let app = folder.app
    for path in [
      "Views/Row.swift", "Views/Deep/Cell.swift", "Views/Made.swift", "Other/A.swift",
      "Inner/B.swift", "Inner/Out.swift", "Hidden/.h.swift", "Pods/P.swift", "Left/X.swift",
    ] {
      try app.write("let a = 1\n", to: path)
    }
    try app.write("Made.swift\n", to: ".gitignore")
    try app.write("Nothing\n", to: "Views/.ignore")
    try app.write("Nothing\n", to: ".git/info/exclude")
    try app.write("gitdir: ../Real\n", to: "Inner/.git")
    try app.write("Nothing\n", to: "Real/info/exclude")
    try app.link("Views/link", to: "../Other")
    try app.link("Views/loose", to: "../Later")
    try folder.scratch.write("Nothing\n", to: "global")
    folder.request.discovery.globalExcludesFile = folder.scratch.path + "/global"
    folder.request.discovery.exclude = [try Glob(parsing: "Left")]
    folder.settle()
    return folder
  }

  /// Of the app of which there is one.
  private func isRecalled(_ folder: CachedFolder) throws -> Bool {
    let found = folder.discover(try folder.cache())
    let walked = folder.discover(nil)
    #expect(found.trees.map(\.files) == walked.trees.map(\.files))
    #expect(found.skipped == walked.skipped)
    #expect(found.problems == walked.problems)
    // What was walked is noted, unless something could not be read.
    return found.trees[0].walk == nil && found.problems.isEmpty
  }

  /// Each change alone, after a run in which nothing had changed.
  private func expectNewWalks(
    after changes: [(name: String, make: (CachedFolder) throws -> Void)]
  ) throws {
    for change in changes {
      let folder = try folder()
      try folder.storeWalks()
      #expect(try isRecalled(folder), "\(change.name)")
      try change.make(folder)
      #expect(try !isRecalled(folder), "\(change.name)")
    }
  }

  @Test func whatIsTheSameIsNotListedAgain() throws {
    let folder = try folder()
    #expect(try !isRecalled(folder))
    try folder.storeWalks()
    #expect(try isRecalled(folder))
    let skipped = folder.discover(try folder.cache()).skipped
    #expect(
      skipped
        == [.gitIgnore: 1, .hidden: 1, .buildFolder: 1, .excluded: 1, .symbolicLink: 1])
    // What only files say is not the folders' business.
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.app.path + "/Model.swift"))
    try file.write(contentsOf: Data("enum".utf8))
    try file.close()
    #expect(try isRecalled(folder))
    #expect(try folder.lookUp() == nil)
    // Nor what is in folders that are skipped.
    try folder.app.write("let p = 1\n", to: "Pods/Q.swift")
    #expect(try isRecalled(folder))
    try folder.storeWalks()
    #expect(try isRecalled(folder))
  }

  /// Writes into a file that is there, so that its folder's times stay.
  private static func rewrite(_ path: String, _ text: String) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  private static func move(_ folder: CachedFolder, _ from: String, _ to: String) throws {
    let root = folder.app.path + "/"
    try FileManager.default.moveItem(atPath: root + from, toPath: root + to)
  }

  private static func remove(_ folder: CachedFolder, _ path: String) throws {
    try FileManager.default.removeItem(atPath: folder.app.path + "/" + path)
  }

  @Test func aChangeOfNamesIsSeen() throws {
    let changes: [(String, (CachedFolder) throws -> Void)] = [
      ("new file", { try $0.app.write("let n = 1\n", to: "Views/Deep/New.swift") }),
      ("removed", { try Self.remove($0, "Views/Deep/Cell.swift") }),
      ("renamed", { try Self.move($0, "Other/A.swift", "Other/B.swift") }),
      ("no source", { try $0.app.write("x", to: "Views/Read.me") }),
      ("new folder", { try $0.app.write("let n = 1\n", to: "New/N.swift") }),
      ("folder renamed", { try Self.move($0, "Views/Deep", "Views/Far") }),
      ("folder moved", { try Self.move($0, "Views/Deep", "Deep") }),
      ("folder hidden", { try Self.move($0, "Other", ".Other") }),
      (
        "folders changed places",
        {
          try Self.move($0, "Other", "o")
          try Self.move($0, "Views/Deep", "Other")
          try Self.move($0, "o", "Views/Deep")
        }
      ),
      (
        "folder became a link to itself",
        {
          try Self.move($0, "Other", "Pods/Other")
          try $0.app.link("Other", to: "Pods/Other")
        }
      ),
      (
        "file became a folder",
        {
          try Self.remove($0, "Other/A.swift")
          try $0.app.write("let n = 1\n", to: "Other/A.swift/N.swift")
        }
      ),
      (
        "new file, and the folder's time put back",
        {
          let path = $0.app.path + "/Other"
          let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
          try $0.app.write("let n = 1\n", to: "Other/New.swift")
          try CachedFolder.date(path, try #require(time as? Date))
        }
      ),
      (
        "permissions",
        {
          try FileManager.default.setAttributes(
            [.posixPermissions: 0o700], ofItemAtPath: $0.app.path + "/Other")
        }
      ),
      ("new ignore file", { try $0.app.write("A.swift\n", to: "Other/.ignore") }),
      ("no ignore file", { try Self.remove($0, ".gitignore") }),
      ("no repository", { try Self.remove($0, ".git") }),
      ("new repository", { try $0.app.makeFolder("Other/.git") }),
    ]
    try expectNewWalks(after: changes)
  }

  /// What changes while no folder that was listed does.
  @Test func aChangeOfWhatNamesMeanIsSeen() throws {
    let changes: [(String, (CachedFolder) throws -> Void)] = [
      (".gitignore", { try Self.rewrite($0.app.path + "/.gitignore", "Row.swift\n") }),
      (".ignore", { try Self.rewrite($0.app.path + "/Views/.ignore", "Row.swift\n") }),
      (".gitignore is binary", { try Self.rewrite($0.app.path + "/.gitignore", "a\0") }),
      ("exclude", { try Self.rewrite($0.app.path + "/.git/info/exclude", "Row.swift\n") }),
      ("no exclude", { try Self.remove($0, ".git/info/exclude") }),
      ("another exclude", { try $0.app.write("../Elsewhere\n", to: ".git/commondir") }),
      ("a worktree's exclude", { try Self.rewrite($0.app.path + "/Real/info/exclude", "Out*\n") }),
      ("another worktree", { try Self.rewrite($0.app.path + "/Inner/.git", "gitdir: ../No\n") }),
      ("global file", { try Self.rewrite($0.scratch.path + "/global", "Row.swift\n") }),
      ("no global file", { $0.request.discovery.globalExcludesFile = "/no/such/file" }),
      ("link to a folder", { try $0.app.makeFolder("Later") }),
      ("link to nothing", { try Self.move($0, "Other", "Another") }),
      ("option", { $0.request.discovery.includesHidden = true }),
      ("other option", { $0.request.discovery.honorsIgnoreFiles = false }),
      ("exclude of the contract", { $0.request.discovery.exclude = [] }),
    ]
    try expectNewWalks(after: changes)
  }

  @Test func whatIsSaidAboveTheAppCounts() throws {
    let outer = try TemporaryFolder()
    let folder = try CachedFolder()
    try outer.write("let a = 1\n", to: "app/A.swift")
    try outer.write("let b = 1\n", to: "app/B.swift")
    try outer.write("let c = 1\n", to: "app/C.swift")
    folder.request.inputs = [AppInput(path: outer.path + "/app")]
    folder.request.discovery.globalExcludesFile = "/no/such/file"
    let changes: [() throws -> Void] = [
      { try outer.write("A.swift\n", to: ".gitignore") },
      { try outer.makeFolder(".git") },
      { try outer.write("!A.swift\n", to: ".ignore") },
      { try Self.rewrite(outer.path + "/.ignore", "B.swift\n") },
      { try FileManager.default.removeItem(atPath: outer.path + "/.git") },
      { try FileManager.default.removeItem(atPath: outer.path + "/.ignore") },
    ]
    for change in changes {
      folder.settle()
      try folder.storeWalks()
      #expect(try isRecalled(folder))
      try change()
      #expect(try !isRecalled(folder))
    }
  }

  /// What was put into a folder within the tick of the clock in which it was listed may not show.
  @Test func aFolderThatIsNotSettledIsListed() throws {
    let folder = try folder()
    folder.start = FileStamp.now
    try folder.storeWalks()
    #expect(try !isRecalled(folder))
    folder.settle()
    try folder.storeWalks()
    #expect(try isRecalled(folder))
    // Nor is a run believed that is yet to begin.
    folder.start -= 1
    #expect(try !isRecalled(folder))
  }

  /// Else all folders would be listed in every run from then on.
  @Test func aNewWalkOfTheSameFilesIsKept() throws {
    let folder = try folder()
    try folder.storeWalks()
    try folder.app.write("x", to: "Views/Read.me")
    try folder.app.write("let p = 1\n", to: "Views/Deep/.hidden.swift")
    for isKnown in [false, true] {
      let cache = try folder.cache()
      let found = folder.discover(cache)
      #expect((found.trees[0].walk == nil) == isKnown)
      #expect(cache.lookUp(found.trees[0], workers: Workers(jobs: 1)) != nil)
    }
    #expect(try isRecalled(folder))
  }

  /// An entry is written anew when a file was touched; what an earlier walk saw is older than that.
  @Test func anOldWalkDoesNotLookNew() throws {
    let folder = try folder()
    try folder.storeWalks()
    try CachedFolder.date(folder.app.path + "/Model.swift", Date(timeIntervalSince1970: 9))
    // Found without the cache, as where one folder is inside of another.
    #expect(
      try folder.cache().lookUp(folder.discover(nil).trees[0], workers: Workers(jobs: 1)) != nil)
    #expect(try !isRecalled(folder))
  }

  @Test func aNamedFileIsNoPartOfTheWalk() throws {
    let folder = try folder()
    let inputs = folder.request.inputs
    folder.request.inputs.append(AppInput(path: folder.app.path + "/Views/Made.swift"))
    try folder.storeWalks()
    #expect(try folder.lookUp() != nil)
    folder.request.inputs = inputs
    #expect(try !isRecalled(folder))
    try folder.storeWalks()
    #expect(try isRecalled(folder))
    // The other way round: the folder is known, the file comes on top.
    folder.request.inputs.append(AppInput(path: folder.app.path + "/Views/Made.swift"))
    #expect(try isRecalled(folder))
    try folder.storeWalks()
    folder.request.inputs = inputs
    #expect(try !isRecalled(folder))
  }

  @Test func aFolderInsideOfAnotherIsFoundAsBefore() throws {
    let folder = try folder()
    try folder.storeWalks()
    for inner in ["Views", "Pods"] {
      folder.request.inputs = [
        folder.request.inputs[0], AppInput(path: folder.app.path + "/" + inner),
      ]
      for _ in 0..<2 {
        let isSame = folder.discover(try folder.cache()) == folder.discover(nil)
        #expect(isSame)
        try folder.storeWalks()
      }
    }
  }

  @Test func manyAppsAreFoundOnAllThreads() throws {
    let folder = try CachedFolder()
    for app in 0..<5 {
      for file in 0..<600 {
        try folder.app.write("let a = \(file)\n", to: "\(app)/F\(file % 40)/\(file).swift")
      }
      try folder.app.write("let a = 1\n", to: "\(app)/.h.swift")
    }
    folder.request.inputs = (0..<5).map { AppInput(path: folder.app.path + "/\($0)") }
    folder.settle()
    try folder.storeWalks()
    for jobs in [1, 4] {
      folder.request.jobs = jobs
      let found = folder.discover(try folder.cache())
      let isSame = found == folder.discover(nil)
      #expect(isSame)
      #expect(found.skipped == [.hidden: 5])
    }
    try folder.app.write("let a = 1\n", to: "3/F7/N.swift")
    let found = folder.discover(try folder.cache())
    #expect(found.trees.map { $0.walk != nil } == [false, false, false, true, false])
    #expect(found.trees[3].files.count == 601)
  }
}
