import Analysis
import Reporting
import Rules
import TestSupport
import Testing

@testable import Pipeline

/// What is said of a file is the same whether all files are asked for or that one: on apps made of
/// pieces of rows, swipes, tap targets and configurations, each in a file of its own.
@Suite struct AskedFileTests {
  private struct Maker {
    var numbers: SeededNumbers

    mutating func one(_ texts: [String]) -> String { texts.randomElement(using: &numbers) ?? "" }
    mutating func name() -> String { one(["One", "Two", "Three"]) }

    mutating func button() -> String {
      let words = ["Delete", "Archive", "Flag"]
      return one([
        "Button(\"\(one(words))\") { \(call()) }", "\(name())Button()", "self.actions\(name())()",
        "Button(\"Delete\", role: .destructive) { \(call()) }",
      ])
    }

    mutating func call() -> String {
      one(["undoManager?.registerUndo()", "store.delete()", "helper\(name())()"])
    }

    mutating func swipe() -> String {
      let edge = one(["", "(edge: .leading)", "(edge: .trailing, allowsFullSwipe: false)"])
      return ".swipeActions\(edge) { \(button()) }"
    }

    mutating func modifier() -> String {
      one([
        swipe(), ".rows\(name())()", ".textSelection(.enabled)", ".onTapGesture { \(call()) }",
        ".onDelete { _ in \(call()) }", ".modifier(\(name())Rows())",
      ])
    }

    mutating func content() -> String {
      one(["Text(\"a\")", "\(name())Row()", "Button { } label: { \(name())Row() }"]) + modifier()
    }

    mutating func configuration() -> String {
      let action =
        "UIContextualAction(style: .\(one(["normal", "destructive"])), "
        + "title: \"\(one(["Delete", "Archive"]))\") { _, _, _ in \(call()) }"
      return "UISwipeActionsConfiguration(actions: [\(one([action, action, ""]))])"
    }

    mutating func piece() -> String {
      let name = name()
      let side = one(["leading", "trailing"])
      return one([
        "struct \(name)Row: View { var body: some View { \(content()) } }",
        "struct \(name)Button: View { var body: some View { \(button()) } }",
        "extension View { func rows\(name)() -> some View { self\(modifier()) } }",
        "struct \(name)Rows: ViewModifier { func body(content: Content) -> some View { "
          + "content\(modifier()) } }",
        "extension View { func actions\(name)() -> some View { \(button()) } }",
        "func helper\(name)() { \(call()) }",
        "class \(name)Table: UITableViewDelegate { func tableView(_ t: UITableView, "
          + "\(side)SwipeActionsConfigurationForRowAt i: IndexPath) -> "
          + "UISwipeActionsConfiguration? { \(one([configuration(), "make\(self.name())()"])) } }",
        "func make\(name)() -> UISwipeActionsConfiguration { \(configuration()) }",
        "// rowlint:allow no-swipe-actions -- kept\nlet kept\(name) = List { \(content()) }",
        "struct \(name)Screen: View { var body: some View { List { \(content()) } } }",
      ])
    }
  }

  @Test(arguments: 0..<120) func sameOfEveryFile(seed: Int) throws {
    var maker = Maker(numbers: SeededNumbers(seed: UInt64(seed)))
    let folder = try TemporaryFolder()
    let count = Int.random(in: 3...9, using: &maker.numbers)
    for number in 0..<count { try folder.write(maker.piece(), to: "File\(number).swift") }
    let contract = seed % 2 == 0 ? "family" : "swipes"
    func result(askedFile: String?) throws -> RunResult {
      let reader = ContractReader(rules: Registry.rules, embedded: Registry.contracts)
      return Pipeline.run(
        RunRequest(
          inputs: [AppInput(path: folder.path)], contract: try reader.read(.embedded(contract)),
          rules: Registry.rules, jobs: 1, askedFile: askedFile, keepsJudgements: true))
    }
    let all = try result(askedFile: nil)
    for number in 0..<count {
      let name = "File\(number).swift"
      let one = try result(askedFile: folder.path + "/" + name)
      let isAsked = { (place: Place) in place.path == name }
      #expect(
        one.report.findings.filter { isAsked($0.place) }
          == all.report.findings.filter { isAsked($0.place) }, "\(name)")
      for rule in Registry.rules.map(\.id) {
        let (some, every) = (one.judgements[rule] ?? [], all.judgements[rule] ?? [])
        #expect(
          some.filter { isAsked($0.place) } == every.filter { isAsked($0.place) },
          "\(rule) in \(name)")
      }
      #expect(one.report.summary.lexedFiles <= all.report.summary.lexedFiles)
    }
  }
}
