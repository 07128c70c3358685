import Foundation
import TestSupport
import Testing

/// Families whose apps come as facts, end to end.
@Suite struct FactsCommandTests {
  private static let formats = ["plain", "json", "sarif", "github", "gitlab", "junit"]

  /// The sample family and the fixtures of every rule, each a folder of apps; with `ROWLINT_CORPUS`
  /// set to a folder of apps, that one too.
  private static let families: [URL] = {
    let rules = children(Repository.fixtures.appending(path: "Rules")).flatMap(children)
    let corpus = ProcessInfo.processInfo.environment["ROWLINT_CORPUS"]
    return [Repository.fixtures.appending(path: "Family")] + rules
      + (corpus.map { [URL(fileURLWithPath: $0)] } ?? [])
  }()

  private static func children(_ folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { folder.appending(path: $0) }
  }

  /// The apps of a fixture; one of files alone is an app itself. The folder to stand in is the first.
  private static func apps(_ folder: URL) -> (folder: URL, names: [String]) {
    let children = children(folder).filter { $0.lastPathComponent != "rowlint.jsonc" }
    let isFamily = !children.contains { $0.lastPathComponent.hasSuffix(".swift") }
    return isFamily
      ? (folder, children.map(\.lastPathComponent))
      : (folder.deletingLastPathComponent(), [folder.lastPathComponent])
  }

  @Test(arguments: families)
  func sameBytesFromFactsAsFromSources(family: URL) throws {
    let scratch = try Scratch()
    let (folder, names) = Self.apps(family)
    let contract = family.appending(path: "rowlint.jsonc").path
    let rules = FileManager.default.fileExists(atPath: contract) ? ["--rules", contract] : []
    for contract in rules.isEmpty ? ["family", "swipes"] : [""] {
      var options = rules + ["--today", "2026-11-30"]
      if rules.isEmpty {
        let file = try scratch.write("\(contract).jsonc", "{ \"extends\": \"\(contract)\" }")
        options += ["--rules", file.path]
      }
      let files = try names.map { name in
        let file = scratch.folder.appending(path: "\(contract)-\(name).facts").path
        let made = try Rowlint.run(["facts"] + options + ["-o", file, name], in: folder)
        #expect(made.status == 0, "\(made.errorText)")
        return file
      }
      func run(_ words: [String], _ label: String) throws -> (ProcessResult, [[UInt8]]) {
        let reports = Self.formats.map { scratch.folder.appending(path: "\(label).\($0)") }
        let formats = zip(Self.formats, reports).flatMap { ["--format", "\($0)=\($1.path)"] }
        let result = try Rowlint.run(["check"] + options + formats + words, in: folder)
        return (result, try reports.map { Array(try Data(contentsOf: $0)) })
      }
      let (sources, fromSources) = try run(names, "sources")
      let (facts, fromFacts) = try run(["--facts"] + files.reversed(), "facts")
      #expect(facts.status == sources.status)
      #expect(facts.errorText == sources.errorText)
      for (index, format) in Self.formats.enumerated() {
        #expect(fromFacts[index] == fromSources[index], "\(format)")
      }
    }
  }

  // MARK: Beside sources

  /// Three apps with the same swipe on the same edge, two of which mean something else by it.
  private func family() throws -> Scratch {
    let scratch = try Scratch()
    for (app, action) in [("Mail", "Delete"), ("Notes", "Pin"), ("Trips", "Pin")] {
      try scratch.write(
        "\(app)/Row.swift",
        """
        import SwiftUI
        struct Row: View {
          var body: some View {
            Text(name).swipeActions(edge: .leading, allowsFullSwipe: false) {
              Button("\(action)") { store.\(action.lowercased())() }
            }
          }
        }

        """)
    }
    try scratch.write(
      "rowlint.jsonc", #"{ "extends": "swipes", "rules": { "no-swipe-actions": "warning" } }"#)
    return scratch
  }

  private func write(_ app: String, _ scratch: Scratch, _ options: [String] = []) throws {
    let result = try Rowlint.run(
      ["facts", "--today", "2026-11-01", "-o", "\(app).facts"] + options + [app],
      in: scratch.folder)
    #expect(result.status == 0, "\(result.errorText)")
    #expect(result.errorText == "" && result.outputText == "")
  }

  @Test func besideSourcesOnlyTheirsIsReported() throws {
    let scratch = try family()
    let whole = try Rowlint.run(["Mail", "Notes", "Trips"], in: scratch.folder).outputText
    for app in ["Notes", "Trips"] { try write(app, scratch, ["--name", "\(app) app"]) }
    for app in ["Notes", "Trips"] {
      try FileManager.default.removeItem(at: scratch.folder.appending(path: app))
    }
    let mixed = try Rowlint.run(
      ["check", "Mail", "--facts", "Notes.facts", "Trips.facts"], in: scratch.folder)
    #expect(mixed.status == 1)
    #expect(mixed.errorText == "")
    let own = whole.split(separator: "\n").filter { $0.hasPrefix("Mail/") }
    #expect(!own.isEmpty)
    let lines = mixed.outputText.split(separator: "\n")
    #expect(lines.filter { !$0.contains(" note: ") } == own)
    #expect(lines.contains { $0.hasPrefix("Notes app/Row.swift:4:16: note: ") })
    #expect(lines.contains { $0.hasPrefix("Trips app/Row.swift:4:16: note: ") })

    let json = try Rowlint.run(
      ["check", "Mail", "--facts", "Notes.facts", "--format", "json"], in: scratch.folder)
    #expect(json.outputText.contains(#""apps": 1,"#))
    let sarif = try Rowlint.run(
      ["check", "Mail", "--facts", "Notes.facts", "--format", "sarif"], in: scratch.folder)
    #expect(sarif.outputText.contains(#""uriBaseId": "APP-Notes app""#))
  }

  /// Every repository has its own `Sources`, so that is no name for anything outside of it.
  @Test func foldersOfTheSameNameAreToldApartByTheirApps() throws {
    let scratch = try family()
    for app in ["Mail", "Notes"] {
      let row = try Data(contentsOf: scratch.folder.appending(path: "\(app)/Row.swift"))
      try scratch.write("of-\(app)/Sources/Row.swift", Array(row))
      try scratch.write(
        "of-\(app)/rowlint.jsonc",
        #"{ "extends": "../rowlint.jsonc", "apps": [{ "name": "\#(app)", "path": "Sources" }] }"#)
      let made = try Rowlint.run(
        ["facts", "-o", "../\(app).facts"], in: scratch.folder.appending(path: "of-\(app)"))
      #expect(made.status == 0, "\(made.errorText)")
    }
    let own = try Rowlint.run(
      ["check", "Sources", "--facts", "../Notes.facts"],
      in: scratch.folder.appending(path: "of-Mail"))
    #expect(own.outputText.contains("\nNotes/Row.swift:4:16: note: "))
    #expect(own.outputText.hasPrefix("Sources/Row.swift:4:16: "))
    let all = try Rowlint.run(
      ["check", "--facts", "Mail.facts", "Notes.facts"], in: scratch.folder)
    #expect(all.outputText.contains("Mail/Row.swift:4:16: error: "))
    #expect(all.outputText.contains("Notes/Row.swift:4:16: error: "))
    #expect(!all.outputText.contains("Sources"))
  }

  @Test func baselinesAndStatesOfGitGoOnWorking() throws {
    let scratch = try family()
    for app in ["Notes", "Trips"] { try write(app, scratch) }
    let facts = ["--facts", "Notes.facts", "--facts", "Trips.facts"]
    func run(_ words: [String]) throws -> ProcessResult {
      try Rowlint.run(["check", "Mail"] + facts + words, in: scratch.folder)
    }
    #expect(try run(["--write-baseline", "known.txt"]).status == 0)
    let known = try run(["--baseline", "known.txt", "--strict-baseline"])
    #expect(known.status == 0)
    #expect(known.outputText == "")
    let entries = try Data(contentsOf: scratch.folder.appending(path: "known.txt"))
    #expect(!String(decoding: entries, as: UTF8.self).contains("Notes"))

    let git = { (words: [String]) in
      let name = ["-c", "user.name=Test", "-c", "user.email=test@example.invalid"]
      let result = try Subprocess.run(
        named: "git", name + words, in: scratch.folder,
        environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
      #expect(result.status == 0, "\(words): \(result.errorText)")
    }
    try git(["init", "-q", "-b", "main"])
    try git(["add", "-A"])
    try git(["commit", "-q", "-m", "x"])
    #expect(try run(["--since", "HEAD"]).status == 0)
    let row = String(
      decoding: try Data(contentsOf: scratch.folder.appending(path: "Mail/Row.swift")),
      as: UTF8.self)
    try scratch.write("Mail/Other.swift", row.replacing("Row", with: "Other"))
    let since = try run(["--since", "HEAD"])
    #expect(since.status == 1)
    #expect(since.outputText.hasPrefix("Mail/Other.swift:4:16: "))
    try git(["add", "-A"])
    let staged = try run(["--staged"])
    #expect(staged.status == 1)
    #expect(staged.outputText == since.outputText)
  }

  // MARK: What cannot be used

  @Test func damageIsTwo() throws {
    let scratch = try family()
    try write("Mail", scratch)
    let bytes = Array(try Data(contentsOf: scratch.folder.appending(path: "Mail.facts")))
    for place in stride(from: 0, to: bytes.count, by: 50) {
      var damaged = bytes
      damaged[place] ^= 1
      try scratch.write("changed.facts", damaged)
      try scratch.write("cut.facts", Array(bytes[..<place]))
      for file in ["changed.facts", "cut.facts"] {
        let result = try Rowlint.run(["check", "--facts", file], in: scratch.folder)
        #expect(result.status == 2, "\(file) at \(place)")
        #expect(result.errorText.hasPrefix("\(file): error: "), "\(file) at \(place)")
      }
    }
  }

  @Test func whatIsWrongIsSaid() throws {
    let scratch = try family()
    try write("Mail", scratch)
    try write("Notes", scratch)
    func said(_ words: [String], status: Int32 = 2) throws -> String {
      let result = try Rowlint.run(["check"] + words, in: scratch.folder)
      #expect(result.status == status, "\(words)")
      return result.errorText
    }
    #expect(try said(["--facts", "no.facts"]).contains("'rowlint facts FOLDER -o no.facts'"))
    try scratch.write("text.facts", "hello\n")
    #expect(try said(["--facts", "text.facts"]).contains("this is no file of facts"))
    let newer = String(
      decoding: try Data(contentsOf: scratch.folder.appending(path: "Mail.facts")), as: UTF8.self
    ).replacing("rowlint-facts ", with: "rowlint-facts 9")
    try scratch.write("newer.facts", newer)
    #expect(try said(["--facts", "newer.facts"]).contains("made by another version of rowlint"))
    #expect(
      try said(["--facts", "Mail.facts", "--only", "no-swipe-actions"])
        .contains("made under another contract"))
    #expect(
      try said(["--facts", "Mail.facts", "Mail.facts"]).contains("two apps of this name"))
    #expect(
      try said(["Mail", "--facts", "Mail.facts"]).contains("given as a folder and as facts"))
    #expect(try said(["--facts", "Mail.facts", "Notes.facts"], status: 1) == "")
  }

  @Test func theContractSaysHowOldFactsMayBeAndWhichAppsThereAre() throws {
    let scratch = try family()
    try scratch.write(
      "rowlint.jsonc",
      """
      {
        "extends": "swipes",
        "apps": [{ "path": "Mail" }, { "path": "Notes" }],
        "facts": { "maximumAge": 30 },
      }
      """)
    try write("Notes", scratch)
    func run(_ day: String, _ words: [String]) throws -> ProcessResult {
      try Rowlint.run(["check", "--today", day] + words, in: scratch.folder)
    }
    let fresh = try run("2026-12-01", ["Mail", "--facts", "Notes.facts"])
    #expect(fresh.errorText == "")
    let old = try run("2026-12-02", ["Mail", "--facts", "Notes.facts"])
    #expect(old.errorText.hasPrefix("Notes.facts: warning: made on 2026-11-01, 31 days ago"))
    #expect(old.status == fresh.status)
    #expect(old.output == fresh.output)
    let missing = try run("2026-11-30", ["--facts", "Notes.facts"])
    #expect(missing.status == 2)
    #expect(missing.errorText.contains("Mail is here neither as a folder nor as facts"))
  }

  @Test func aPartOfAnAppIsNotWritten() throws {
    let scratch = try family()
    try scratch.write("Mail/Binary.swift", [0, 1, 2])
    let result = try Rowlint.run(["facts", "-o", "Mail.facts", "Mail"], in: scratch.folder)
    #expect(result.status == 2)
    #expect(result.errorText.contains("Mail/Binary.swift: error: is a binary file"))
    let file = scratch.folder.appending(path: "Mail.facts").path
    #expect(!FileManager.default.fileExists(atPath: file))
  }
}
