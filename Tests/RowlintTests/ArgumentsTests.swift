import Reporting
import Testing

@testable import rowlint

@Suite struct ArgumentsTests {
  private let name = Option("--name", short: "-n", takes: .required("NAME"), "")
  private let loud = Option("--loud", "")

  @Test func valuesInEitherForm() throws {
    for words in [["--name", "a b"], ["--name=a b"], ["-n", "a b"]] {
      #expect(try parse(words).value(name) == "a b")
    }
    #expect(try parse(["--name="]).value(name) == "")
    #expect(try parse(["--name=a=b"]).value(name) == "a=b")
    #expect(try parse(["--name", "--loud"]).value(name) == "--loud")
  }

  @Test func theLastValueCountsAndListsAdd() throws {
    let arguments = try parse(["--name", "a,b", "x", "--name=c"])
    #expect(arguments.value(name) == "c")
    #expect(arguments.list(name) == ["a", "b", "c"])
    #expect(arguments.operands == ["x"])
  }

  @Test func twoDashesEndOptions() throws {
    let arguments = try parse(["-", "--loud", "--", "--loud", "--", "-n"])
    #expect(arguments.operands == ["-", "--loud", "--", "-n"])
    #expect(arguments.has(loud))
  }

  @Test(arguments: [["--nam", "x"], ["--name"], ["--loud=yes"], ["-x"], ["--" + "lou"]])
  func whatIsNotUnderstoodIsRefused(words: [String]) {
    #expect(throws: UsageError.self) { try parse(words) }
  }

  @Test func places() {
    #expect(FileLine("a/b.swift:12") == FileLine("a/b.swift:12:7:"))
    #expect(FileLine("a:3/b.swift:12")?.path == "a:3/b.swift")
    #expect(FileLine("b.swift:12")?.line == 12)
    for text in ["b.swift", "12", ":", "b.swift:0", "b.swift:x", ""] {
      #expect(FileLine(text) == nil, "\(text)")
    }
  }

  @Test func stylesOfATerminal() {
    func style(
      _ choice: Terminal.ColourChoice, _ isTerminal: Bool, _ variables: [String: String] = [:]
    ) -> PlainFormat.Style {
      Terminal.style(choice, isTerminal: isTerminal, width: 9) { variables[$0] }
    }
    #expect(style(.auto, true) == .rich(colour: true, width: 9))
    #expect(style(.auto, true, ["NO_COLOR": "1"]) == .rich(colour: false, width: 9))
    #expect(style(.auto, true, ["NO_COLOR": ""]) == .rich(colour: true, width: 9))
    #expect(style(.auto, true, ["TERM": "dumb"]) == .rich(colour: false, width: 9))
    #expect(style(.auto, false, ["CLICOLOR_FORCE": "0"]) == .bare)
    #expect(style(.never, true) == .rich(colour: false, width: 9))
    #expect(style(.never, false) == .bare)
  }

  private func parse(_ words: [String]) throws -> Arguments {
    try Arguments(words, options: [name, loud])
  }
}
