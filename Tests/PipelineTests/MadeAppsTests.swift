import Analysis
import Reporting
import Rules
import TestSupport
import Testing

@testable import Pipeline

/// Invariant 9 once more, on apps that are made of namesakes: nested types, extensions of plain and
/// qualified names, aliases and functions that call each other, each in a file of its own. What an
/// answer rests on without asking for it shows as a difference to the run that reads everything.
@Suite struct MadeAppsTests {
  private struct Maker {
    var numbers: SeededNumbers
    static let types = ["Row", "Cell"]
    static let functions = ["act", "run"]

    mutating func one(_ texts: [String]) -> String { texts.randomElement(using: &numbers) ?? "" }
    mutating func type() -> String { one(Maker.types) }

    mutating func call() -> String {
      let (name, function) = (type(), one(Maker.functions))
      return one([
        "undoManager.registerUndo()", "store.wipe()", "\(function)()", "\(function)()",
        "self.\(function)()",
        "\(name).shared.\(function)()", "held.\(function)()", "\(name)().\(function)()",
        "Inbox.\(name)().\(function)()",
      ])
    }

    mutating func declaration() -> String {
      let function = "func \(one(Maker.functions))() { \(call()) }"
      let (name, other) = (type(), type())
      let parent = one(["", "", ": \(other)", ": Base", ": Base.\(other)"])
      let held = one([other, "Inbox.\(other)"])
      let body = "static let shared = \(name)()\n  var held: \(held)\n  \(one(["", function]))"
      return one([
        function, "extension \(name) { \(function) }", "extension \(name) { \(function) }",
        "extension Inbox.\(name) { \(function) }",
        "struct \(name)\(parent) { \(body) }", "class \(name)\(parent) { \(body) }",
        "extension Inbox { struct \(name) { \(body) } }", "enum Base { class \(name) { \(body) } }",
        "typealias \(name) = \(one(["Inbox.\(other)", "Base.\(other)", other]))",
        "protocol \(name) { func act() }", "extension Base { \(function) }", "protocol Base {}",
      ])
    }

    mutating func screen() -> String {
      let name = type()
      return """
        struct Inbox: View {
          struct \(name): View {
            var held: \(type())
            var body: some View {
              Text("a").swipeActions {
                Button("Delete", role: .destructive) { \(call()) }
              }
            }
          }
          var body: some View { List { \(name)() } }
        }
        """
    }
  }

  @Test(arguments: 0..<160) func sameFindingsWithEveryFileLoaded(seed: Int) throws {
    var maker = Maker(numbers: SeededNumbers(seed: UInt64(seed)))
    let folder = try TemporaryFolder()
    try folder.write(maker.screen(), to: "Screen.swift")
    for number in 0..<Int.random(in: 3...9, using: &maker.numbers) {
      try folder.write(maker.declaration(), to: "File\(number).swift")
    }
    func result(loadsEverything: Bool) throws -> RunResult {
      let reader = ContractReader(rules: Registry.rules, embedded: Registry.contracts)
      return Pipeline.run(
        RunRequest(
          inputs: [AppInput(path: folder.path)], contract: try reader.read(.embedded("family")),
          rules: Registry.rules, jobs: loadsEverything ? 1 : 3, keepsJudgements: true,
          loadsEverything: loadsEverything))
    }
    let lazy = try result(loadsEverything: false)
    let full = try result(loadsEverything: true)
    #expect(!full.report.findings.isEmpty)
    #expect(lazy.report.findings == full.report.findings)
    #expect(lazy.judgements == full.judgements)
  }
}
