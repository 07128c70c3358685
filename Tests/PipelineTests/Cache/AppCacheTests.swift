import Analysis
import Facts
import Foundation
import Rules
import SourceText
import TestSupport
import Testing

@testable import Pipeline

/// A cache that gives what a run would find, or nothing.
@Suite struct AppCacheTests {
  private func folder() throws -> CachedFolder {
    let folder = try CachedFolder()
    try folder.writeSources()
    return folder
  }

  // MARK: What is found

  /// Invariant 9: skipping work never changes findings.
  @Test(arguments: ["family", "swipes"])
  func everyFixtureIsFoundAsItWasJudged(contract: String) throws {
    let family = ["CrumbJournal", "Pippa", "Training", "TravelJournal"].map {
      Repository.fixtures.appending(path: "Family/\($0)").path
    }
    let cases = RuleFixture.all(under: Repository.fixtures).map(\.folder.path)
    let cached = try CachedFolder(contract: contract)
    var found = 0
    for inputs in [family] + cases.map({ [$0] }) {
      cached.request.inputs = inputs.map { AppInput(path: $0) }
      let trees = SourceDiscovery.discover(cached.request.inputs).trees
      let judged = try trees.map { tree in
        let (analysis, numbers, files) = try CachedFolder.judge(tree, cached.request)
        try cached.cache().store(analysis, numbers: numbers, files: files, of: tree)
        return (analysis: analysis, numbers: numbers)
      }
      let cache = try cached.cache()
      let known = trees.compactMap { cache.lookUp($0, workers: Workers(jobs: 2)) }
      #expect(cache.summary == "\(trees.count) of \(trees.count) app\(trees.count == 1 ? "" : "s")")
      #expect(known.map(\.numbers.all) == judged.map(\.numbers.all))
      func compare(_ apps: [AppAnalysis]) -> Analysis {
        Analyzer.compare(
          apps, rules: Registry.rules, contract: cached.request.contract,
          today: Day("2026-11-30"), keepingJudgements: true)
      }
      let (one, other) = (compare(judged.map(\.analysis)), compare(known.map(\.analysis)))
      #expect(one.findings == other.findings)
      #expect(one.silenced == other.silenced)
      #expect(one.judgements == other.judgements)
      #expect(one.couldNotTell == other.couldNotTell)
      #expect(one.silences == other.silences)
      found += one.findings.count
    }
    #expect(found > 20)
  }

  @Test func manyFilesAreLookedAtOnAllThreads() throws {
    let folder = try folder()
    for file in 0..<2500 { try folder.app.write("let a = \(file)", to: "Many/\(file).swift") }
    folder.start = FileStamp.now + 10_000_000_000
    let analysis = try folder.store()
    for jobs in [1, 4] {
      #expect(packed(try folder.lookUp(jobs: jobs)?.analysis) == packed(analysis))
    }
    // A fresh checkout: all stamps are new, no content is.
    for file in 0..<2500 {
      try CachedFolder.date(folder.app.path + "/Many/\(file).swift", Date(timeIntervalSince1970: 9))
    }
    #expect(packed(try folder.lookUp(jobs: 4)?.analysis) == packed(analysis))
    try folder.app.write("let a = x", to: "Many/7.swift")
    #expect(try folder.lookUp(jobs: 4) == nil)
    #expect(try folder.lookUp(jobs: 1) == nil)
  }

  // MARK: Changed files

  /// What build systems that want the same bytes every time set all files to.
  private static let madeUpTime = Date(timeIntervalSince1970: 1_000_000_000)

  @Test func aChangeIsSeen() throws {
    let path = "Model.swift"
    let changes: [(String, (CachedFolder) throws -> Void)] = [
      ("content", { try $0.app.write("struct Model { let a = 2 }\n", to: path) }),
      ("size", { try $0.app.write("struct Model { let a = 10 }\n", to: path) }),
      ("new file", { try $0.app.write("let c = 1\n", to: "New.swift") }),
      ("removed", { try FileManager.default.removeItem(atPath: $0.app.path + "/" + path) }),
      (
        "renamed",
        {
          let root = $0.app.path
          try FileManager.default.moveItem(atPath: root + "/" + path, toPath: root + "/N.swift")
        }
      ),
      (
        "content of the same size and time",
        {
          let file = $0.app.path + "/" + path
          let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
          try handle.seek(toOffset: 24)
          try handle.write(contentsOf: Data("9".utf8))
          try handle.close()
          try CachedFolder.date(file, Self.madeUpTime)
        }
      ),
      (
        "two files changed places",
        {
          let root = $0.app.path
          try FileManager.default.moveItem(atPath: root + "/" + path, toPath: root + "/x")
          try FileManager.default.moveItem(
            atPath: root + "/Other.swift", toPath: root + "/" + path)
          try FileManager.default.moveItem(atPath: root + "/x", toPath: root + "/Other.swift")
        }
      ),
      (
        "a folder of that name",
        {
          try FileManager.default.removeItem(atPath: $0.app.path + "/" + path)
          try $0.app.makeFolder(path)
        }
      ),
    ]
    for (name, change) in changes {
      let folder = try folder()
      try CachedFolder.date(folder.app.path + "/" + path, Self.madeUpTime)
      try folder.store()
      #expect(try folder.lookUp() != nil)
      try change(folder)
      #expect(try folder.lookUp() == nil, "\(name)")
    }
  }

  /// A new time, a new file of the same content: what a checkout does.
  @Test func theSameContentIsFoundAndNotReadTwice() throws {
    let folder = try folder()
    try folder.store()
    let before = try Data(contentsOf: entryFile(folder))
    let file = folder.app.path + "/Model.swift"
    let content = try Data(contentsOf: URL(fileURLWithPath: file))
    try FileManager.default.removeItem(atPath: file)
    try content.write(to: URL(fileURLWithPath: file))
    try CachedFolder.date(file, Date(timeIntervalSince1970: 1_000_000_000))
    #expect(try folder.lookUp() != nil)
    let after = try Data(contentsOf: entryFile(folder))
    #expect(after != before)
    #expect(try folder.lookUp() != nil)
    #expect(try Data(contentsOf: entryFile(folder)) == after)
    #expect(folder.entries.count == 1)
  }

  /// What was written to shortly before it was read can have been written to again since, with the
  /// same stamp: then only its content says so.
  @Test func aFileThatIsNotSettledIsRead() throws {
    let folder = try folder()
    let tree = folder.tree()
    var (analysis, numbers, files) = try CachedFolder.judge(tree, folder.request)
    let index = try #require(tree.files.firstIndex { $0.path == SourcePath("Model.swift") })
    files[index].hash = ContentHash(value: 1)
    try folder.cache().store(analysis, numbers: numbers, files: files, of: tree)
    // The stamps are believed…
    #expect(try folder.lookUp() != nil)
    // …but not those of a run that began when the file was written,
    folder.start = files[index].stamp.changed + 1_000_000_000
    try folder.cache().store(analysis, numbers: numbers, files: files, of: tree)
    #expect(try folder.lookUp() == nil)
    // nor those of a run that is yet to begin.
    folder.start += 10_000_000_000
    try folder.cache().store(analysis, numbers: numbers, files: files, of: tree)
    #expect(try folder.lookUp() != nil)
    folder.start -= 1
    #expect(try folder.lookUp() == nil)
    analysis = AppAnalysis()
  }

  private func entryFile(_ folder: CachedFolder) throws -> URL {
    URL(fileURLWithPath: folder.cachePath).appending(path: try #require(folder.entries.first))
  }

  // MARK: Other questions

  @Test func anotherQuestionHasAnotherAnswer() throws {
    let folder = try folder()
    try folder.store()
    let asked = folder.request
    #expect(try folder.lookUp() != nil)
    let changes: [(inout RunRequest) -> Void] = [
      { $0.rules.removeFirst() },
      { $0.contract.rules["no-swipe-actions"] = nil },
      { $0.contract.rules["no-swipe-actions"]?.options["forms"] = .table(["a": .word("b")]) },
      { $0.contract.vocabulary.tapTargets.removeLast() },
      { $0.knownRules = ["other"] },
      { $0.discovery.honorsIgnoreFiles = false },
      { $0.discovery.includesHidden = true },
      { $0.inputs[0].name = "Other" },
    ]
    for (number, change) in changes.enumerated() {
      folder.request = asked
      change(&folder.request)
      #expect(try folder.lookUp() == nil, "\(number)")
    }
    // What counts only when apps are compared.
    let same: [(inout RunRequest) -> Void] = [
      { $0.contract.rules["no-swipe-actions"]?.severity = .note }, { $0.rules.reverse() },
      { $0.today = Day("2030-01-01") }, { $0.keepsJudgements = true }, { $0.jobs = 7 },
      {
        $0.contract.waivers = [
          Waiver(
            app: nil, rule: "no-swipe-actions", path: nil, reason: "r", until: nil,
            place: ContractPlace(file: "x", line: 1, column: 1))
        ]
      },
    ]
    for (number, change) in same.enumerated() {
      folder.request = asked
      change(&folder.request)
      #expect(try folder.lookUp() != nil, "\(number)")
    }
  }

  @Test func whatIsNotReadFromTheDiskIsNotKept() throws {
    let folder = try folder()
    try folder.store()
    folder.request.overlays = [
      FileOverlay(path: folder.app.path + "/Model.swift", bytes: Array("let a = 1".utf8))
    ]
    #expect(try folder.lookUp() == nil)
    #expect(try folder.cache().summary == "0 of 0 apps")
    folder.request.overlays = [FileOverlay(path: folder.scratch.path + "/a.swift", bytes: [])]
    #expect(try folder.lookUp() != nil)
    folder.request.overlays = []
    folder.request.inputs = [AppInput(path: folder.app.path + "/Model.swift")]
    try folder.store()
    #expect(folder.entries.count == 1)
    folder.request.loadsEverything = true
    #expect(AppCache(for: folder.request) == nil)
    folder.request.loadsEverything = false
    folder.request.cache = nil
    #expect(AppCache(for: folder.request) == nil)
  }

  @Test func anotherBuildsEntryIsNotUsed() throws {
    let folder = try folder()
    let tree = folder.tree()
    let (analysis, numbers, files) = try CachedFolder.judge(tree, folder.request)
    let scope = CacheScope(tree, key: folder.request.cacheKey)
    let own = try #require(RunningProgram.current?.identity)
    func isFound(_ program: ProgramIdentity, start: Int64) throws -> Bool {
      let entry = CacheEntry(
        CachedApp(analysis: analysis, numbers: numbers), scope: scope, files: files,
        program: program, start: start)
      #expect(CacheFolder(path: folder.cachePath).write(scope.fileName, entry.bytes))
      return try folder.lookUp() != nil
    }
    #expect(try isFound(own, start: folder.start))
    // The same executable, installed anew.
    var moved = own
    moved.stamp.inode += 1
    moved.stamp.modified += 1
    #expect(try isFound(moved, start: folder.start))
    // Another one with the same size and times: only when it was built just before the entry can the
    // stamp lie.
    var other = own
    other.hash.value += 1
    #expect(try !isFound(other, start: own.stamp.changed))
    other.stamp.changed -= 1
    #expect(try !isFound(other, start: folder.start))
    other = own
    other.stamp.size += 1
    #expect(try !isFound(other, start: folder.start))
  }
}
