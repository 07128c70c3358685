import SourceText

extension Contract {
  /// A hash of all that decides what rules ask an app's files for: facts that were made under one
  /// contract do for every other of the same. How grave findings are, what is waived and what is not
  /// searched does not count.
  public func fingerprint(of rules: [Rule]) -> ContentHash {
    var spelling = Spelling()
    spelling.add(Analyzer.triggers) { $0.add($1) }
    let inForce = rules.sorted { $0.id < $1.id }.filter { setting(of: $0.id).severity != nil }
    spelling.add(inForce) { spelling, rule in
      spelling.add(rule.id)
      spelling.add(rule.triggers.sorted()) { $0.add($1) }
      OptionValue.table(setting(of: rule.id).options).spell(into: &spelling)
    }
    words.spell(into: &spelling)
    return spelling.hash
  }
}

/// A hash of what is said to it one after the other, the same for equal values: every text and list
/// says how long it is.
struct Spelling {
  private(set) var hash = ContentHash()

  mutating func add(_ number: Int) { hash.add(UInt64(truncatingIfNeeded: number)) }

  mutating func add(_ text: String) { hash.add(text) }

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    hash.add(UInt64(bytes.count))
    bytes.withUnsafeBufferPointer { hash.add($0) }
  }

  mutating func add(_ text: String?) {
    add(text == nil ? 0 : 1)
    if let text { add(text) }
  }

  mutating func add<Element>(_ list: [Element], each: (inout Spelling, Element) -> Void) {
    add(list.count)
    for element in list { each(&self, element) }
  }
}

extension OptionValue {
  fileprivate func spell(into spelling: inout Spelling) {
    switch self {
    case .boolean(let value): spelling.add(value ? "true" : "false")
    case .integer(let number):
      spelling.add("integer")
      spelling.add("\(number)")
    case .word(let text):
      spelling.add("word")
      spelling.add(text)
    case .list(let elements):
      spelling.add("list")
      spelling.add(elements) { $1.spell(into: &$0) }
    case .table(let members):
      spelling.add("table")
      spelling.add(members.sorted { $0.key < $1.key }) {
        $0.add($1.key)
        $1.value.spell(into: &$0)
      }
    }
  }
}
