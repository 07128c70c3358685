import Foundation
import TestSupport
import Testing

/// Results of an earlier run, from the command line.
@Suite struct CacheTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write("Mail/Row.swift", Sample.faulty)
    try scratch.write("Mail/Model.swift", "struct Model {}\n")
    try scratch.write("Post/Row.swift", Sample.clean)
  }

  private func run(
    _ words: [String], in folder: URL? = nil, input: [UInt8] = []
  ) throws -> ProcessResult {
    try Rowlint.run(
      words + ["--cache-dir", scratch.folder.path + "/cache"], in: folder ?? scratch.folder,
      input: input)
  }

  /// `2 of 2 apps`
  private func found(_ words: [String] = ["Mail", "Post"]) throws -> String? {
    let result = try run(["--stats"] + words)
    let line = result.errorText.split(separator: "\n").first { $0.hasPrefix("Cache: ") }
    return line.map { String($0.dropFirst("Cache: ".count).dropLast()) }
  }

  private var hasCache: Bool {
    FileManager.default.fileExists(atPath: scratch.folder.path + "/cache")
  }

  /// Invariant 9: skipping work never changes findings.
  @Test(arguments: ["plain", "json", "sarif", "github", "gitlab", "junit"])
  func everyFormatIsTheSame(format: String) throws {
    let names = ["CrumbJournal", "Pippa", "Training", "TravelJournal"]
    let words =
      ["--format", format, "--today", "2026-11-30"] + names.map { "Fixtures/Family/\($0)" }
    let expected = try Rowlint.run(words, in: Repository.root)
    #expect(expected.status == 1)
    for extra in [[], [], ["--jobs", "1"], ["--jobs", "8"]] {
      let result = try run(words + extra, in: Repository.root)
      #expect(result.output == expected.output)
      #expect(result.errors == expected.errors)
      #expect(result.status == expected.status)
    }
    let stats = try run(["--stats"] + words, in: Repository.root)
    #expect(stats.errorText.contains("\nCache: 4 of 4 apps.\n"))
  }

  @Test func aPlaceIsExplainedTheSame() throws {
    let words = ["explain", "Mail/Row.swift:6", "Mail", "Post"]
    let expected = try Rowlint.run(words, in: scratch.folder)
    for _ in 0..<2 {
      let result = try run(words)
      #expect(result.output == expected.output)
      #expect(result.outputText.contains("no-swipe-actions: error"))
    }
  }

  @Test func onlyWhatChangedIsJudgedAnew() throws {
    #expect(try found() == "0 of 2 apps")
    #expect(try found() == "2 of 2 apps")
    try scratch.write("Post/Row.swift", Sample.faulty)
    let changed = try run(["Mail", "Post"])
    #expect(changed.outputText.contains("Post/Row.swift:6:"))
    #expect(changed.outputText.contains("Mail/Row.swift:6:"))
    #expect(try found() == "2 of 2 apps")
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "Post/Row.swift"))
    try scratch.write("Post/New.swift", Sample.clean)
    #expect(try found() == "1 of 2 apps")
    #expect(!(try run(["Mail", "Post"]).outputText.contains("Post/")))
  }

  /// What is compared or weighed is worked out in every run.
  @Test func theContractsWeightsAreThoseOfToday() throws {
    func severity(_ word: String) throws -> String {
      try scratch.write(
        "rowlint.jsonc", #"{ "rules": { "no-swipe-actions": { "severity": "\#(word)" } } }"#)
      return try run(["Mail"]).outputText
    }
    #expect(try severity("error").contains(": error: "))
    #expect(try severity("warning").contains(": warning: "))
    #expect(try found(["Mail"]) == "1 of 1 app")
    #expect(try severity("off") == "")
    #expect(try severity("error").contains(": error: "))
  }

  @Test func nothingIsKeptUnlessWanted() throws {
    _ = try run(["--no-cache", "Mail"])
    #expect(!hasCache)
    let variables = ["ROWLINT_CACHE_DIR": scratch.folder.path + "/cache"]
    _ = try Rowlint.run(["Mail"], in: scratch.folder, environment: variables)
    #expect(!hasCache)
    _ = try Rowlint.run(
      ["Mail"], in: scratch.folder,
      environment: variables.merging(["ROWLINT_NO_CACHE": ""]) { $1 })
    #expect(hasCache)
  }

  @Test func whatCouldNotBeReadIsSaidEveryTime() throws {
    try scratch.write("Mail/Locked.swift", [0, 1, 2])
    for _ in 0..<3 {
      let result = try run(["Mail", "Post"])
      #expect(result.status == 2)
      #expect(result.errorText.contains("Mail/Locked.swift: "))
      #expect(result.outputText.contains("Mail/Row.swift:6:"))
    }
    #expect(try found() == "1 of 2 apps")
  }

  @Test func whatComesFromStandardInputIsNotKept() throws {
    #expect(try found() == "0 of 2 apps")
    let words = ["--stdin", "--stdin-filename", "Mail/Model.swift", "Mail", "Post"]
    let typed = try run(words, input: Array(Sample.faulty.utf8))
    #expect(typed.outputText.contains("Mail/Model.swift:6:"))
    #expect(!(try run(["Mail", "Post"]).outputText.contains("Model.swift")))
    #expect(try found() == "2 of 2 apps")
  }

  @Test func aBadFolderFailsNothing() throws {
    try scratch.write("cache", "a file")
    let expected = try Rowlint.run(["Mail", "Post"], in: scratch.folder)
    let result = try run(["Mail", "Post"])
    #expect(result.output == expected.output)
    #expect(result.errors == expected.errors)
    #expect(result.status == expected.status)
    #expect(try found() == "0 of 2 apps; its folder cannot be used: is not a folder")
  }

  @Test func damageIsMendedByTheNextRun() throws {
    let expected = try run(["Mail"])
    let folder = scratch.folder.appending(path: "cache")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in names where name.hasSuffix(".rowlint-app") {
      let bytes = try Data(contentsOf: folder.appending(path: name))
      try bytes.dropLast(20).write(to: folder.appending(path: name))
    }
    #expect(try run(["Mail"]).output == expected.output)
    #expect(try found(["Mail"]) == "1 of 1 app")
  }
}
