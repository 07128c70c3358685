import Analysis
import Foundation
import Rules
import SourceText
import TestSupport
import Testing

@testable import Pipeline

/// Invariant 9: an app is not judged anew for a change that nothing asked about, and only then.
@Suite struct IdleChangeTests {
  /// What a run with the cache says of the app, after it was compared with what a run without says;
  /// and whether it used what the last one found out.
  private func isFound(_ folder: CachedFolder, _ comment: Comment? = nil) throws -> Bool {
    let result = Pipeline.run(folder.request)
    var request = folder.request
    request.cache = nil
    let expected = Pipeline.run(request)
    #expect(result.report.findings == expected.report.findings, comment)
    #expect(result.report.silenced == expected.report.silenced, comment)
    #expect(result.report.problems == expected.report.problems, comment)
    #expect(result.judgements == expected.judgements, comment)
    let (summary, other) = (result.report.summary, expected.report.summary)
    #expect(summary.couldNotTell == other.couldNotTell, comment)
    #expect([summary.files, summary.bytes] == [other.files, other.bytes], comment)
    return summary.cache == "1 of 1 app"
  }

  /// A list with a swipe, of rows whose text can be selected; a model that it does not ask about.
  private func folder() throws -> CachedFolder {
    let folder = try CachedFolder()
    folder.request.keepsJudgements = true
    try folder.app.write(
      """
      struct Inbox: View {
        var body: some View {
          List(mails) { mail in
            Button { open(mail) } label: { MailRow(mail) }
              .swipeActions { Button("Delete", role: .destructive) { wipe(mail) } }
          }
        }
      }
      """, to: "Inbox.swift")
    try folder.app.write(
      "struct MailRow: View { var body: some View { Text(\"a\").textSelection(.enabled) } }",
      to: "MailRow.swift")
    try folder.app.write(
      "func wipe(_ mail: Mail) { store.remove(mail) }\nstruct Store { var count = 0 }",
      to: "Wipe.swift")
    try folder.app.write(
      "struct Model {\n  let count = 0\n  func total() -> Int { count }\n}\n", to: "Model.swift")
    try folder.app.write("struct Plain {}", to: "Plain.swift")
    return folder
  }

  @Test func aChangeThatNothingAskedAboutIsIdle() throws {
    let folder = try folder()
    #expect(try !isFound(folder))
    #expect(try isFound(folder))
    let changes = [
      "struct Model {\n  let count = 0\n  func total() -> Int { count }\n}\n// MailRow2\n",
      "struct Model {\n  let count = 1\n  func total() -> Int { count + 1 }\n}\n",
      "struct Model {\r\n  let count = 0\r\n}\r\n",
      "// Deletes what is swiped.\nstruct Plain {}\n",
      "",
    ]
    for change in changes {
      try folder.app.write(change, to: "Model.swift")
      #expect(try isFound(folder), "\(change)")
      // What it was is known from now on.
      #expect(try isFound(folder), "\(change)")
    }
  }

  @Test(arguments: [
    ("a trigger", "struct Model { let v = Text(\"a\").swipeActions { } }"),
    ("a comment for rowlint", "// rowlint:disable no-swipe-actions\nstruct Model {}"),
    ("what is looked for", "struct Model { func wipe() { undoManager.registerUndo() } }"),
    ("a namesake", "struct MailRow {}"),
    ("a new name", "struct Model { let other = 0 }"),
    ("a mention", "struct Model { let row = MailRow() }"),
    ("a word that leads on", "// undoManager\nstruct Model {}"),
  ])
  func aChangeThatCanMatterIsNot(name: String, text: String) throws {
    let folder = try folder()
    #expect(try !isFound(folder))
    try folder.app.write(text, to: "Model.swift")
    #expect(try !isFound(folder), "\(name)")
    #expect(try isFound(folder), "\(name)")
  }

  @Test func whatWasReadForFactsIsNot() throws {
    let folder = try folder()
    #expect(try !isFound(folder))
    let file = folder.app.path + "/Wipe.swift"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try folder.app.write("\n" + text, to: "Wipe.swift")
    #expect(try !isFound(folder))
    try FileManager.default.removeItem(atPath: folder.app.path + "/Model.swift")
    #expect(try !isFound(folder))
  }

  @Test func theOnlyLeadingWordIsMissed() throws {
    let folder = try folder()
    try folder.app.write("// undoManager\nstruct Lead {}", to: "Lead.swift")
    #expect(try !isFound(folder))
    try folder.app.write("// The undoManager.\nstruct Lead {}", to: "Lead.swift")
    #expect(try isFound(folder))
    try folder.app.write("// None.\nstruct Lead {}", to: "Lead.swift")
    #expect(try !isFound(folder))
  }

  @Test func anAppWithoutFactsIsIdleUntilThereIsATrigger() throws {
    let folder = try folder()
    for file in ["Inbox.swift", "MailRow.swift"] { try folder.app.write("", to: file) }
    #expect(try !isFound(folder))
    try folder.app.write("struct Model { func undoManager(new: Int) {} }", to: "Model.swift")
    #expect(try isFound(folder))
    try folder.app.write("struct Model { let a = b.swipeActions { } }", to: "Model.swift")
    #expect(try !isFound(folder))
  }

  @Test func onlySoManyChangesAreIdle() throws {
    let folder = try folder()
    #expect(try !isFound(folder))
    for number in 0..<40 {
      try folder.app.write("// \(number)\n", to: "Model.swift")
      // The 17th is not; after it the count starts anew.
      #expect(try isFound(folder) == (number % 17 != 16), "\(number)")
    }
    for number in 0..<17 { try folder.app.write("", to: "Many/\(number).swift") }
    #expect(try !isFound(folder))
    for number in 0..<17 { try folder.app.write("// \(number)", to: "Many/\(number).swift") }
    #expect(try !isFound(folder))
    for number in 0..<16 { try folder.app.write("//  \(number)", to: "Many/\(number).swift") }
    #expect(try isFound(folder))
  }

  /// A handler's name is followed only where few functions have it: 32, see `Demand.mostFiles`. So
  /// files that were not read for facts decide by their number.
  @Test(arguments: [31, 32, 33, 34, 60])
  func theNumberOfNamesakesCounts(count: Int) throws {
    let folder = try folder()
    func write(_ number: Int, _ text: String) throws {
      try folder.app.write("struct Part\(number) { \(text) }", to: "Many/\(number).swift")
    }
    let inbox = try String(contentsOfFile: folder.app.path + "/Inbox.swift", encoding: .utf8)
    try folder.app.write(
      inbox.replacing("wipe(mail)", with: "store.wipe(mail)"), to: "Inbox.swift")
    for number in 0..<count { try write(number, "func wipe(_ x: Int) {}") }
    // Above the limit nobody knows that there is an Undo.
    try write(0, "func wipe(_ mail: Mail) { undoManager.registerUndo() }")
    try folder.app.write("", to: "Wipe.swift")
    #expect(try !isFound(folder))
    let isCommon = count > 32
    try write(1, "func wipe(_ x: Int) { }")
    #expect(try isFound(folder) == isCommon)
    try write(1, "")
    // Far above it, one file less decides nothing.
    #expect(try isFound(folder) == (count == 60))
    try write(1, "func wipe(_ x: Int, y: Int) {}")
    #expect(try isFound(folder) == (count > 33))
  }

  @Test func whatWasAskedIsNotTakenFromADamagedFile() throws {
    let folder = try folder()
    #expect(try !isFound(folder))
    let entry = try #require(folder.entries.first)
    let file = folder.cachePath + "/" + CacheScope.questionsName(of: entry)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    for damage in [Data(), bytes.dropLast(), Data(repeating: 0xFF, count: bytes.count)] {
      try damage.write(to: URL(fileURLWithPath: file))
      #expect(try isFound(folder))
      try folder.app.write("// \(damage.count)", to: "Model.swift")
      #expect(try !isFound(folder))
      #expect(try Data(contentsOf: URL(fileURLWithPath: file)).count > bytes.count / 2)
      try folder.app.write("//  \(damage.count)", to: "Model.swift")
      #expect(try isFound(folder))
    }
    try FileManager.default.removeItem(atPath: file)
    try folder.app.write("//", to: "Model.swift")
    #expect(try !isFound(folder))
  }

  /// Any bytes are read or refused.
  @Test func bytesOfQuestionsAreReadOrRefused() throws {
    let questions = AppQuestions(
      loaded: [0, 7], names: CorpusNames([.empty]), leadingFile: 0,
      demands: [
        .type("a"), .nested("b", in: "a"), .conformed("c"), .member("d", ofExtended: "a"),
        .modifier("e"), .function("f"), .topLevelValue("g"),
        .mention("h", alongside: [["i", "j"], []]),
      ],
      nearlyCommon: [.function("f")],
      barelyCommon: [.init(demand: .mention("k", alongside: []), files: [3, 1])])
    let bytes = questions.packed
    let read = try AppQuestions(unpacking: bytes)
    #expect(read.packed == bytes)
    #expect(read.demands == questions.demands)
    #expect(read.nearlyCommon == questions.nearlyCommon)
    #expect(read.barelyCommon == questions.barelyCommon)
    #expect(read.loaded == [0, 7])
    #expect(read.leadingFile == 0)
    for count in bytes.indices {
      #expect(throws: PackedFault.damaged) { try AppQuestions(unpacking: Array(bytes[..<count])) }
    }
    var numbers = SeededNumbers(seed: 1)
    for _ in 0..<2000 {
      var damaged = bytes
      damaged[Int.random(in: bytes.indices, using: &numbers)] = .random(
        in: 0...255, using: &numbers)
      _ = try? AppQuestions(unpacking: damaged)
    }
  }

  /// Files of namesakes that change into each other, one after the other.
  @Test(arguments: 0..<24) func changesOneAfterTheOther(seed: Int) throws {
    var maker = AppMaker(numbers: SeededNumbers(seed: UInt64(seed)))
    let folder = try CachedFolder()
    folder.request.keepsJudgements = true
    try folder.app.write(maker.screen(), to: "Screen.swift")
    func write(_ number: Int) throws {
      // As many that are of no use to anyone, with names of their own or others' in comments.
      let text = maker.one([
        maker.declaration(), "struct Model { let count = \(number) }",
        "struct Model { let count = 0 } // \(maker.call())", "let count = 0", "",
      ])
      try folder.app.write(text, to: "File\(number).swift")
    }
    for number in 0..<9 { try write(number) }
    var found = try isFound(folder) ? 1 : 0
    for step in 0..<12 {
      try write(Int.random(in: 0..<9, using: &maker.numbers))
      found += try isFound(folder, "seed \(seed), step \(step)") ? 1 : 0
    }
    counts.withLock {
      $0.found += found
      $0.runs += 1
      // The property is empty where every change counts.
      if $0.runs == 24 { #expect((50..<240).contains($0.found), "\($0.found)") }
    }
  }
}

/// Of all seeds.
private let counts = Locked((runs: 0, found: 0))
