import Facts
import TestSupport
import Testing

@testable import SwiftFrontEnd

/// Nothing traps, nothing hangs: any bytes give an outline and facts whose invariants hold.
@Suite struct OutlineTotalityTests {
  @Test(arguments: OutlineFixtures.all)
  func invariantsHold(path: String) throws {
    let bytes = try Repository.bytes(path)
    expectSound(bytes)
    #expect(OutlineFixtures.facts(bytes) == OutlineFixtures.facts(bytes))
  }

  // At some places only: at every place of every fixture is what Tests/Hostile/every-byte does.
  private static let step = 29

  @Test(arguments: OutlineFixtures.all)
  func anyPrefixIsRead(path: String) throws {
    let bytes = try Repository.bytes(path)
    for length in stride(from: 0, to: bytes.count, by: Self.step) {
      expectSound(Array(bytes[..<length]))
    }
  }

  @Test(arguments: OutlineFixtures.all)
  func anyByteMayBeMissing(path: String) throws {
    let bytes = try Repository.bytes(path)
    for index in stride(from: 9, to: bytes.count, by: Self.step) {
      var changed = bytes
      changed.remove(at: index)
      expectSound(changed)
    }
  }

  @Test(arguments: OutlineFixtures.all)
  func anyByteMayBeAnother(path: String) throws {
    let others = Array("{}()[]\"<>#@.,:;=?!&`\\/-a0 \n".utf8) + [0, 0xC3]
    let bytes = try Repository.bytes(path)
    for index in stride(from: 19, to: bytes.count, by: Self.step) {
      var changed = bytes
      changed[index] = others[index % others.count]
      expectSound(changed)
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func randomTokensAreRead(seed: UInt64) {
    var numbers = SplitMix(state: seed)
    let pieces = [
      "{", "}", "(", ")", "[", "]", "<", ">", "#if a\n", "#else\n", "#endif\n", "\n", "\n", ";",
      ",", ":", ".", "?", "!", "=", "->", "+", "-", "&", "\\.", "\\(", "\"", "\"\"\"", "@", "#",
      "a", "b", "1", "_", "$0", "in", "if", "else", "guard", "switch", "case", "default", "for",
      "while", "repeat", "do", "catch", "defer", "return", "throw", "try", "await", "let", "var",
      "func", "init", "deinit", "subscript", "struct", "class", "enum", "extension", "protocol",
      "actor", "macro", "import", "typealias", "where", "as", "is", "private", "static", "get",
      "set", "didSet", "async", "throws", "self", "nil", "some", "any", "each", "yield", "operator",
      "Button", "swipeActions", "é",
    ]
    let text = (0..<Int(numbers.next() % 400))
      .map { _ in pieces[Int(numbers.next() % UInt64(pieces.count))] }
    for separator in [" ", ""] { expectSound(Array(text.joined(separator: separator).utf8)) }
  }

  /// Whatever stands where nothing is read any more.
  @Test(arguments: [
    "e = if", "e = if a { b } else { c }", "e = switch", "switch a { case b: c }", "e = do", "let",
    "if case let (a, b)", "a ? b : if", "f(a: 1) { } b: { }", "{ [a] (b) -> c in d }", "\"\\(a)\"",
    "func a<b>(c: d) -> e { f }", "struct a { var b: c { get { d } } }", "#if a\n.b()\n#endif\n",
    "x\n#if a\n.b()\n#endif\n", "@a(b) let c", "[a: b]", "a[b]", "\\.a[b].c", "#a(b) { c }",
    "guard a else { b }", "for a in b { c }", "init() { }", "is (a, b)", "(a, b: c)", "subscript",
  ])
  func theBoundOfNestingIsSound(inside: String) {
    let limit = OutlineParser.depthLimit
    for (opening, closing) in [("{", "}"), ("(", ")"), ("[", "]"), ("a{", "}"), ("\"\\(", ")\"")] {
      for depth in (limit - 4)...(limit + 1) {
        let start = String(repeating: opening, count: depth) + inside
        expectSound(Array(start.utf8))
        expectSound(Array((start + String(repeating: closing, count: depth)).utf8))
      }
    }
  }

  private func expectSound(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let fault = bytes.withUnsafeBufferPointer { bytes in
      OutlineInvariants.fault(bytes)
        ?? OutlineInvariants.fault(SwiftFrontEnd.facts(path: "", bytes: bytes), bytes)
    }
    guard let fault else { return }
    Issue.record(
      "\(fault) in \(String(decoding: bytes, as: UTF8.self).debugDescription)",
      sourceLocation: sourceLocation)
  }
}
