import Linking
import Testing

@testable import Pipeline

@Suite struct WordIndexTests {
  private func index(_ text: String) -> WordIndex {
    PaddedText(text).read { WordIndexer().index($0) }
  }

  private func declares(_ text: String, _ name: String) -> Bool {
    [
      Demand.type(name), .member("make", ofExtended: name), .function(name), .topLevelValue(name),
    ].contains {
      occurs(WantedWords([$0]), in: text)
    }
  }

  private func mentions(_ text: String, _ name: String, alongside: [[String]] = []) -> Bool {
    occurs(WantedWords([.mention(name, alongside: alongside)]), in: text)
  }

  /// The file itself never says yes where its index says no.
  private func occurs(_ wanted: WantedWords, in text: String) -> Bool {
    var words = index(text)
    let mayOccur = wanted.mayOccur(in: words)
    let occurs = PaddedText(text).read { wanted.occurs(in: $0, &words) }
    #expect(!occurs || mayOccur && wanted.mayOccur(in: words))
    return occurs
  }

  /// Runs of every length at every distance from a boundary of 64 bytes.
  @Test func runsAreThoseOfAPlainScan() {
    var numbers = SeededNumbers(seed: 3)
    for length in 0..<300 {
      let text = (0..<length).map { _ in
        Array("aZ_09\u{E9} .(`\n".utf8).randomElement(using: &numbers) ?? 32
      }
      var runs: [Range<Int>] = []
      PaddedText(text).read { bytes in
        guard let start = bytes.baseAddress else { return }
        IdentifierRuns.forEach(in: start, count: bytes.count) { runs.append($0..<($0 + $1)) }
      }
      #expect(runs == plainRuns(text))
    }
    let long = [UInt8](repeating: 0x61, count: 1000)
    PaddedText(long).read { bytes in
      guard let start = bytes.baseAddress else { return }
      IdentifierRuns.forEach(in: start, count: bytes.count) { #expect(($0, $1) == (0, 1000)) }
    }
  }

  private func plainRuns(_ text: [UInt8]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (position, byte) in text.enumerated() {
      guard
        byte >= 0x80 || "_0123456789".utf8.contains(byte) || Character(UnicodeScalar(byte)).isLetter
      else { continue }
      if let last = runs.last, last.upperBound == position {
        runs[runs.count - 1] = last.lowerBound..<(position + 1)
      } else {
        runs.append(position..<(position + 1))
      }
    }
    return runs
  }

  @Test(arguments: [
    ("struct Row: View {}", "Row"), ("func delete(_ x: Int)", "delete"),
    ("extension Outer.Inner { func make() {} }", "Inner"),
    ("extension Outer.Inner { func make() {} }", "Outer"),
    ("func `default`()", "default"), ("func `two words`()", "two words"),
    ("let one, // the first, of many\n  two", "two"), ("let one\n  , two", "two"),
    ("let one,\n  two", "two"), ("let (first, second) = pair", "second"),
    ("var a = [1, 2], b = 3", "b"), ("var a = \"(,\", b = 3", "b"), ("func /* why */ run()", "run"),
    ("var a = \"\\(x(\")\"))\", b = 3", "b"), ("let a = #\"\\(\"#, b = 1", "b"),
    ("let a = \"\"\"\n  (\n  \"\"\", b = 1", "b"), ("let a = /[(]/, b = 1", "b"),
    ("let a = 4 / 2, b = 1", "b"), ("let a /* ( */ = 1, b = 1", "b"), ("let `in`, `out`", "out"),
    ("let a = #/(/#, b = 1", "b"), ("let a = f { $0 }, b = 1", "a"),
    ("class func make() {}", "make"), ("static var empty: Self { Self() }", "empty"),
    ("typealias Rows = [Row]", "Rows"), ("actor Store {", "Store"), ("macro m()", "m"),
    ("func été()", "été"), ("func\n  next()", "next"), ("let x", "x"),
  ])
  func declaredNamesAreFound(text: String, name: String) {
    #expect(declares(text, name))
    #expect(mentions(text, name))
  }

  @Test func usesAreMentionedButNotDeclared() {
    let text = "struct Screen: View { var body: some View { Row(item).swipeActions { delete() } } }"
    #expect(mentions(text, "Row") && !declares(text, "Row"))
    #expect(mentions(text, "delete") && !declares(text, "delete"))
    #expect(declares(text, "Screen") && !declares(text, "body"))
    let localized =
      "let title = NSLocalizedString(\"a, b\", comment: \"c, \\(d)\"), other = 1\nRow()"
    #expect(declares(localized, "title") && declares(localized, "other"))
    #expect(!declares(localized, "NSLocalizedString") && !declares(localized, "Row"))
    #expect(!mentions(text, "Rows") && !mentions(text, "ow"))
  }

  @Test func alongsideNarrows() {
    let text = "Screen().alert(isPresented: $asks)"
    #expect(mentions(text, "$asks", alongside: [["alert", "confirmationDialog"]]))
    #expect(!mentions(text, "$asks", alongside: [["confirmationDialog"]]))
    #expect(!mentions(text, "shows", alongside: [["alert"]]))
  }

  @Test(arguments: [
    ("let store = Store()", true), ("struct A { let store = Store() }", false),
    ("func act() { let store = 1 }", false),
    ("@MainActor\npublic var store: Store { .shared }", true),
    ("#if DEBUG\n  let store = 1\n#endif", true), ("let (store, other) = make()", true),
    ("func store() {}", true), ("let a = 1, store = 2", true), ("let store = \"}\"", true),
    ("let a = [store: 1]; let b = { let store = 1 }", false), ("func `store`() {}", true),
    ("let a = \"\\(f { \"{\" })\"\nvar store = 1", true), ("} struct A { let store = 1 }", true),
    ("struct A { let store = (1 }", true),
  ])
  func valuesOutsideOfTypesAreToldFromMembers(text: String, isOutside: Bool) {
    #expect(occurs(WantedWords([.topLevelValue("store")]), in: text) == isOutside)
  }

  @Test func kindsAreTold() {
    let text = "extension Store { func drop() {} }\nstruct Row { struct Cell {} }"
    func isThere(_ demand: Demand) -> Bool { occurs(WantedWords([demand]), in: text) }
    #expect(isThere(.member("drop", ofExtended: "Store")) && !isThere(.type("Store")))
    #expect(isThere(.type("Row")) && !isThere(.conformed("Row")) && !isThere(.function("Row")))
    #expect(!isThere(.type("Cell")) && isThere(.nested("Cell", in: "Row")))
    #expect(!isThere(.nested("Cell", in: "Other")))
    #expect(isThere(.member("drop", ofExtended: "Store")))
    #expect(!isThere(.member("drop", ofExtended: "Row")) && isThere(.modifier("drop")))
  }

  @Test(arguments: [
    ("extension Store: Equatable {}", true), ("extension Store {}", false),
    ("extension Outer.Store\n  : Equatable {}", true), ("extension Store where A == B {}", false),
    ("extension Store where A: B {}", true), ("extension Store // of: things\n{}", true),
    ("extension `Store`: Equatable {}", true), ("extension /* { */ Store: Equatable {}", true),
    ("extension Store { let store: Store }\nextension Other: Equatable {}", false),
    ("extension Store<Int>: Equatable {}", true), ("extension `Store{`: Equatable {}", true),
    ("struct Store: Equatable {}", false),
    ("extension Store", true),
  ])
  func extensionsThatInheritAreTold(text: String, inherits: Bool) {
    #expect(occurs(WantedWords([.conformed("Store")]), in: text) == inherits)
  }

  @Test(arguments: [
    ("init(row: Row) {}", true), ("convenience init?() {}", true),
    ("subscript(i: Int) -> Row {", false),
    ("static func make() { .init() }", false), ("func make() { super.init() }", false),
    ("typealias initial = Int", false),
  ])
  func initializersAreTold(text: String, isThere: Bool) {
    let file = "extension Store { \(text) }"
    #expect(occurs(WantedWords([.member("init", ofExtended: "Store")]), in: file) == isThere)
    #expect(!occurs(WantedWords([.member("init", ofExtended: "Other")]), in: file))
  }

  @Test(arguments: [
    "Outer.`Inner`", "`Outer`.Inner", "Outer .Inner", "Outer\n  .Inner", "Outer. Inner",
    "Outer./* why */Inner", "Outer // why\n  .Inner", "Outer<Int>.Inner", "Outer.Inner<Row<Int>>",
    "Outer.`Inner`.Last",
  ])
  func extendedNamesMayStandApart(name: String) {
    for text in [
      "extension \(name) { func run() {} }", "extension \(name): Equatable { func run() {} }",
    ] {
      for word in ["Outer", "Inner"] {
        #expect(occurs(WantedWords([.member("run", ofExtended: word)]), in: text), "\(text)")
      }
    }
    #expect(occurs(WantedWords([.conformed("Inner")]), in: "extension \(name): Equatable {}"))
  }

  @Test func aliasesAreMembers() {
    let text = "extension Store { typealias Item = Row; subscript(i: Int) -> Row { rows[i] } }"
    for name in ["Item", "subscript"] {
      #expect(occurs(WantedWords([.member(name, ofExtended: "Store")]), in: text))
    }
  }

  @Test func commonWordsAreInEveryFile() {
    #expect(mentions("Row()", "Row", alongside: [["init"]]) == false)
    #expect(mentions("Row.init(1)", "init", alongside: [["Row"]]))
    #expect(WantedWords([.mention("self", alongside: [])]).mayOccur(in: index("Row()")))
  }

  /// However many words a file has, each is found, and few others.
  @Test func findsEveryWordOfALargeFile() {
    for count in [1, 10, 200, 3000] {
      let words = (0..<count).map { "name\($0)of\($0 * 7)" }
      let index = index(words.joined(separator: " + "))
      let missing = words.filter {
        !WantedWords(mentioning: $0).mayOccur(in: index)
      }
      #expect(missing.isEmpty)
      let wrong = (0..<1000).count {
        WantedWords(mentioning: "other\($0)").mayOccur(in: index)
      }
      #expect(wrong < 20, "\(count) words")
    }
  }
}

extension WantedWords {
  fileprivate init(mentioning name: String) {
    self.init([.mention(name, alongside: [])])
  }
}
