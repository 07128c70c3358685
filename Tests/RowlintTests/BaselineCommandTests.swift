import Foundation
import TestSupport
import Testing

@testable import rowlint

/// Baselines, silences and several outputs, end to end.
@Suite struct BaselineCommandTests {
  private func app(_ extra: String = "") throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("Mail/List.swift", Sample.faulty + extra)
    return scratch
  }

  private func run(_ arguments: [String], _ scratch: Scratch) throws -> ProcessResult {
    try Rowlint.run(arguments + ["Mail"], in: scratch.folder)
  }

  @Test func anOldAppPassesWithItsBaseline() throws {
    let scratch = try app()
    #expect(try run(["--write-baseline", "known.txt"], scratch).status == 0)
    let known = try run(["--baseline", "known.txt"], scratch)
    #expect(known.status == 0)
    #expect(known.outputText.isEmpty)
    // Moved lines and another indentation change nothing.
    let moved = "\n\n" + Sample.faulty.replacing("\n", with: "\n  ")
    try scratch.write("Mail/List.swift", moved)
    #expect(try run(["--baseline", "known.txt"], scratch).status == 0)
  }

  @Test func anEntryThatIsGoneIsSaid() throws {
    let scratch = try app()
    _ = try run(["--write-baseline", "known.txt"], scratch)
    try scratch.write("Mail/List.swift", "struct Nothing {}\n")
    let result = try run(["--baseline", "known.txt"], scratch)
    #expect(result.status == 0)
    #expect(result.errorText.contains("known.txt: warning: no-swipe-actions no longer occurs"))
    #expect(try run(["--baseline", "known.txt", "--strict-baseline"], scratch).status == 1)
    // A rule that did not run says nothing of its entries.
    let other = try run(
      ["--baseline", "known.txt", "--only", "no-text-selection-in-tap-row"], scratch)
    #expect(!other.errorText.contains("no longer occurs"))
  }

  @Test func aBaselineThatCannotBeReadIsTwo() throws {
    let scratch = try app()
    try scratch.write("bad.txt", "hello\n")
    for name in ["bad.txt", "missing.txt"] {
      let result = try run(["--baseline", name], scratch)
      #expect(result.status == 2)
      #expect(result.errorText.contains(name))
    }
  }

  @Test func sarifMarksWhatIsKnownAndSilenced() throws {
    let scratch = try app()
    let silenced = Sample.faulty.replacing(
      "\n", with: " // rowlint:allow no-swipe-actions -- old\n")
    try scratch.write("Mail/Silenced.swift", silenced)
    _ = try run(["--write-baseline", "known.txt", "--only", "no-swipe-actions"], scratch)
    let options = ["--baseline", "known.txt", "--only", "no-swipe-actions", "--format", "sarif"]
    let plain = try run(options, scratch).outputText
    #expect(plain.contains("\"results\": []"))
    let marked = try run(options + ["--sarif-suppressed", "mark"], scratch).outputText
    #expect(marked.contains("\"baselineState\": \"unchanged\""))
    #expect(marked.contains("\"justification\": \"old\""))
    #expect(marked.contains("\"kind\": \"inSource\""))
    #expect(marked.contains("\"suppressions\": []"))
  }

  @Test func severalOutputsOfOneRun() throws {
    let scratch = try app()
    let result = try run(
      ["--format", "sarif=out.sarif", "--format", "plain", "--format", "json=out.json"], scratch)
    #expect(result.status == 1)
    #expect(result.outputText.contains("[no-swipe-actions]"))
    for name in ["out.sarif", "out.json"] {
      let text = try String(contentsOf: scratch.folder.appending(path: name), encoding: .utf8)
      #expect(text.contains("no-swipe-actions"))
    }
  }

  @Test(arguments: [
    (["--format", "plain", "--format", "github"], "cannot share standard output"),
    (["--format", "sarf"], "did you mean 'sarif'"), (["--format", "sarif="], "names no file"),
    (["--format", "sarif=a", "--output", "b"], "nothing to write"),
  ])
  func outputsThatDoNotGoTogether(arguments: [String], message: String) throws {
    let result = try run(arguments, try app())
    #expect(result.status == 2)
    #expect(result.errorText.contains(message), "\(result.errorText)")
  }

  @Test func allowancesListEverySilence() throws {
    let scratch = try Scratch()
    try scratch.write(
      "Mail/List.swift",
      "// rowlint:allow-file no-swipe-actions until 2030-01-31 -- moving to menus\n" + Sample.faulty
    )
    let result = try Rowlint.run(
      ["allowances", "--today", "2026-12-01", "Mail"], in: scratch.folder)
    #expect(result.status == 0)
    #expect(result.outputText.hasPrefix("Mail/List.swift:1: no-swipe-actions (1 finding"))
    #expect(result.outputText.contains("until 2030-01-31) -- moving to menus"))
    let late = try Rowlint.run(
      ["check", "--today", "2030-02-01", "Mail"], in: scratch.folder)
    #expect(late.outputText.contains("[expired-waiver]"))
    #expect(late.outputText.contains("[no-swipe-actions]"))
  }
}
