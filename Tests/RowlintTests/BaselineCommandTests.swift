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
    let seen = try run(["--baseline", "known.txt", "--color", "always"], scratch)
    #expect(seen.outputText.hasPrefix("No new findings; 1 known before.\n"))
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

  @Test func aBaselineCanGoIntoAPipe() throws {
    let scratch = try app()
    let result = try Rowlint.shell(
      "\"$ROWLINT\" -q --only no-swipe-actions --write-baseline /dev/stdout Mail | cat",
      in: scratch.folder)
    #expect(result.outputText.hasPrefix("# rowlint baseline 1\nMail\tList.swift\t"))
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

  /// A row that is mended and another one that gets the same fault, in one declaration.
  @Test func aFixAndANewFaultOfTheSameKindAreTwoChanges() throws {
    func rows(_ first: String, _ second: String) -> String {
      """
      import SwiftUI
      struct Rows: View {
        var body: some View {
          List {
            ItemRow(item: one)\(first)
            ItemRow(item: two)\(second)
          }
        }
      }

      """
    }
    let archive = ".swipeActions(allowsFullSwipe: false) { Button(\"Archive\") { archive() } }"
    let pin = archive.replacing("\"Archive\"", with: "\"Pin\"")
    let scratch = try Scratch()
    let options = ["--only", "no-swipe-actions", "--baseline", "known.txt", "--strict-baseline"]
    func check(_ text: String) throws -> ProcessResult {
      try scratch.write("Mail/Rows.swift", text)
      return try run(options, scratch)
    }
    try scratch.write("Mail/Rows.swift", rows(archive, ""))
    _ = try run(["--only", "no-swipe-actions", "--write-baseline", "known.txt"], scratch)
    // Another row; the same row with other actions.
    for changed in [rows("", archive), rows(pin, "")] {
      let result = try check(changed)
      #expect(result.outputText.contains("[no-swipe-actions]"))
      #expect(result.errorText.contains("no longer occurs"))
    }
    // Modifiers before it, layout, line ends and what a handler does are not what it means.
    let moved = archive.replacing(".swipe", with: ".padding()\n.swipe")
      .replacing("archive()", with: "archive(item); close()")
    for same in [
      rows(archive, ""), rows(moved, ""), rows(archive, "").replacing("\n", with: "\r\n"),
    ] {
      let result = try check(same)
      #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
    }
  }

  @Test func aRenamedAppIsTheSameAndOneThatIsGoneIsSaid() throws {
    let scratch = try app()
    try scratch.write("Notes/List.swift", Sample.faulty)
    func check(_ arguments: [String]) throws -> ProcessResult {
      try Rowlint.run(arguments + ["--only", "no-swipe-actions"], in: scratch.folder)
    }
    let written = try check(["--write-baseline", "known.txt", "Mail", "Notes"])
    #expect(written.errorText.contains("wrote 'known.txt' with 2 findings"))
    let manager = FileManager.default
    try manager.moveItem(
      at: scratch.folder.appending(path: "Mail"), to: scratch.folder.appending(path: "Post"))
    let renamed = try check(["--baseline", "known.txt", "Post", "Notes"])
    #expect(renamed.status == 0, "\(renamed.outputText)")
    #expect(renamed.errorText.isEmpty)
    // A run of a part of the family says nothing of the rest.
    #expect(try check(["--baseline", "known.txt", "Notes"]).errorText.isEmpty)
    try scratch.write(
      "rowlint.jsonc",
      #"{ "extends": "family", "apps": [{ "name": "Notes", "path": "Notes" }] }"#)
    #expect(try check(["--baseline", "known.txt"]).errorText.contains("no longer occurs in Mail/"))
  }

  @Test func twoBranchesBaselinesMerge() throws {
    let repository = try GitFolder()
    func write(_ names: String) throws {
      for name in names {
        try repository.write("Mail/\(name).swift", GitFolder.swiped("\(name)"))
      }
      let result = try Rowlint.run(
        ["--only", "no-swipe-actions", "--write-baseline", "known.txt", "Mail"],
        in: repository.folder)
      #expect(result.status == 0)
      try repository.commit()
    }
    try repository.write(".gitattributes", "known.txt merge=union\n")
    try write("CEGM")
    try repository.git("checkout", "-q", "-b", "topic")
    try repository.remove("Mail/C.swift")
    // Beside what the other branch adds, which git alone would not merge.
    try write("H")
    try repository.git("checkout", "-q", "main")
    try write("IZ")
    try repository.git("merge", "-q", "-m", "x", "topic")
    let text = try String(
      contentsOf: repository.folder.appending(path: "known.txt"), encoding: .utf8)
    #expect(text.split(separator: "\n").count == 7)
    let result = try Rowlint.run(
      ["--only", "no-swipe-actions", "--baseline", "known.txt", "--strict-baseline", "Mail"],
      in: repository.folder)
    #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
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
    (["--format", "sarif=a", "--format", "json=./a"], "would both write './a'"),
    (["--output", "Mail/List.swift"], "has the name of an input"),
    (["--output", "rowlint.jsonc"], "has the name of an input"),
    (["--output", "known", "--write-baseline", "known"], "is the file of --write-baseline"),
    (["--write-baseline", "Mail/List.swift"], "is no baseline"),
    (["--write-baseline", "known", "--since", "HEAD"], "does not go with"),
    (["--strict-baseline"], "goes with --baseline"),
    (["--sarif-suppressed", "mark"], "goes with --format sarif"),
  ])
  func outputsThatDoNotGoTogether(arguments: [String], message: String) throws {
    let scratch = try app()
    try scratch.write("a", "")
    let result = try run(arguments, scratch)
    #expect(result.status == 2)
    #expect(result.errorText.contains(message), "\(result.errorText)")
    let source = try String(
      contentsOf: scratch.folder.appending(path: "Mail/List.swift"), encoding: .utf8)
    #expect(source == Sample.faulty)
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
