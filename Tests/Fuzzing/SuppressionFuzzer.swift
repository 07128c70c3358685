// What libFuzzer calls with bytes of its own making, as what stands behind `rowlint:` in a comment:
// a suppression names known rules and a reason, anything else has a message.
import Facts
import SourceText
import SwiftFrontEnd

@testable import Analysis

private let rules = ["no-swipe-actions", "no-text-selection-in-tap-row", "unused-suppression"]

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSuppressions(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  // In a line comment, in a block comment, and as text that no comment could hold.
  for (before, after) in [("// rowlint:", "\nf()\n"), ("f()\n/* rowlint:", " */\n g()\n")] {
    let source = Array(before.utf8) + bytes + Array(after.utf8)
    let facts = source.withUnsafeBufferPointer { SwiftFrontEnd.facts(path: "a.swift", bytes: $0) }
    for directive in facts.directives {
      precondition(directive.range.end <= source.count)
      check(directive)
    }
  }
  let range = ByteRange(start: 0, end: 0)
  check(
    Directive(
      text: String(decoding: bytes, as: UTF8.self), range: range, covers: nil, isAlone: true,
      isBeforeCode: count % 2 == 0))
  return 0
}

private func check(_ directive: Directive) {
  let place = Place(app: "App", path: "a.swift", range: LineTable.empty.range(directive.range))
  switch SuppressionReader(knownRules: rules).read(directive, at: place) {
  case .suppression(let suppression):
    precondition(!suppression.rules.isEmpty && suppression.rules.allSatisfy(rules.contains))
    precondition(!suppression.reason.isEmpty)
    if suppression.scope == .file { precondition(directive.isBeforeCode) }
  case .malformed(let malformed):
    precondition(!malformed.message.isEmpty)
  }
}
