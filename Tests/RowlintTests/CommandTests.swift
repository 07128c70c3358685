import TestSupport
import Testing

@testable import rowlint

/// The commands beside `check`.
@Suite struct CommandTests {
  @Test func helpForEach() throws {
    let scratch = try Scratch()
    for command in [[]] + Command.all.map { [$0.name] } {
      let result = try Rowlint.run(command + ["--help"], in: scratch.folder)
      #expect(result.status == 0)
      #expect(result.outputText.contains("Usage: rowlint"))
      #expect(try Rowlint.run(command + ["-h"], in: scratch.folder).output == result.output)
    }
  }

  @Test func theReadmeNamesEveryCommand() throws {
    let readme = String(decoding: try Repository.bytes("README.md"), as: UTF8.self)
    for command in Command.all {
      #expect(readme.contains("rowlint \(command.name)"), "\(command.name)")
    }
  }

  @Test func version() throws {
    let result = try Rowlint.run(["--version"], in: Repository.root)
    #expect(result.status == 0)
    #expect(result.outputText.wholeMatch(of: #/rowlint \d+\.\d+\.\d+\n/#) != nil)
  }

  @Test func explainPrintsTheBytesOfThePage() throws {
    let listed = try Rowlint.run(["rules"], in: Repository.fixtures)
    let ids = listed.outputText.split(separator: "\n").map { $0.split(separator: " ")[1] }
    #expect(ids.count >= 4)
    for id in ids {
      let result = try Rowlint.run(["explain", String(id)], in: Repository.root)
      #expect(result.status == 0)
      #expect(try result.output == Repository.bytes("Rules/\(id).md"))
    }
  }

  @Test func explainSaysWhyAPlaceIsAFinding() throws {
    let scratch = try Scratch()
    try scratch.write("App/List.swift", Sample.faulty)
    let place = try Rowlint.run(["explain", "App/List.swift:6"], in: scratch.folder)
    #expect(place.status == 0)
    #expect(place.outputText.contains("no-swipe-actions: error at column 27\n"))
    #expect(place.outputText.contains("\n  - "))
    // As a finding is printed.
    let printed = try Rowlint.run(["explain", "App/List.swift:6:27:", "App"], in: scratch.folder)
    #expect(printed.output == place.output)
    let other = try Rowlint.run(["explain", "App/List.swift:1"], in: scratch.folder)
    #expect(other.status == 0)
    #expect(other.outputText.contains("no-swipe-actions: nothing to say of this line\n"))
  }

  @Test func rulesSayWhatIsInForce() throws {
    let scratch = try Scratch()
    try scratch.write(
      "rowlint.jsonc",
      #"{ "rules": { "no-swipe-actions": "note", "one-meaning-per-swipe-direction": "off" } }"#)
    let result = try Rowlint.run(["rules"], in: scratch.folder)
    #expect(result.status == 0)
    #expect(result.outputText.hasPrefix("note     no-swipe-actions"))
    #expect(!result.outputText.contains("one-meaning-per-swipe-direction"))
  }

  @Test func schemaIsJSON() throws {
    let result = try Rowlint.run(["schema"], in: Repository.root)
    #expect(result.status == 0)
    #expect(result.outputText.hasPrefix("{\n  \"$schema\": "))
  }

  @Test func dumpsShowEveryStage() throws {
    let scratch = try Scratch()
    try scratch.write("List.swift", Sample.faulty)
    for (stage, word) in [("tokens", "identifier"), ("outline", "TripList"), ("facts", "TripList")]
    {
      let result = try Rowlint.run(["dump", stage, "List.swift"], in: scratch.folder)
      #expect(result.status == 0)
      #expect(result.outputText.contains(word))
    }
    let gone = try Rowlint.run(["dump", "facts", "Gone.swift"], in: scratch.folder)
    #expect(gone.status == 2)
    #expect(gone.errorText.contains("cannot read 'Gone.swift'"))
  }

  @Test func waiversAreJudgedByTheDay() throws {
    let scratch = try Scratch()
    try scratch.write("App/List.swift", Sample.faulty)
    try scratch.write(
      "rowlint.jsonc",
      """
      { "waivers": [
        { "rule": "no-swipe-actions", "reason": "until the redesign", "until": "2026-06-30" } ] }
      """)
    let before = try Rowlint.run(["--today", "2026-06-30", "App"], in: scratch.folder)
    #expect(before.status == 0)
    let after = try Rowlint.run(["--today=2026-07-01", "App"], in: scratch.folder)
    #expect(after.status == 1)
    #expect(after.outputText.contains("[no-swipe-actions]"))
    #expect(try Rowlint.run(["--today", "soon", "App"], in: scratch.folder).status == 2)
  }

  /// A rule that does not run is still a rule that a comment may name.
  @Test func choosingRulesLeavesCommentsForOthersAlone() throws {
    let scratch = try Scratch()
    try scratch.write(
      "App/List.swift", "// rowlint:allow-file no-swipe-actions -- agreed\n" + Sample.faulty)
    let result = try Rowlint.run(
      ["--only", "destructive-full-swipe-needs-undo,suppression-needs-reason", "App"],
      in: scratch.folder)
    #expect(result.outputText == "")
    #expect(result.status == 0)
  }

  @Test func hiddenAndIgnoredFilesOnDemand() throws {
    let scratch = try Scratch()
    try scratch.write("App/List.swift", Sample.clean)
    try scratch.write("App/.hidden/List.swift", Sample.faulty)
    try scratch.write("App/Made/List.swift", Sample.faulty)
    try scratch.write("App/.ignore", "Made\n")
    func files(_ arguments: [String]) throws -> [Substring] {
      try Rowlint.run(arguments + ["App"], in: scratch.folder).outputText
        .split(separator: "\n").compactMap { $0.split(separator: ":").first }
    }
    #expect(try files([]) == [])
    #expect(try files(["--hidden"]) == ["App/.hidden/List.swift"])
    #expect(try files(["--no-ignore"]) == ["App/Made/List.swift"])
  }
}
