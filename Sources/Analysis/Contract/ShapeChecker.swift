/// Compares what a contract file holds with what it may hold, and names every difference.
struct ShapeChecker {
  /// A meaning that is named where it is used.
  struct Reference {
    var name: String
    var key: String
    /// In bytes from the start of the text.
    var offset: UInt32
  }

  let ruleIDs: [String]
  private(set) var faults: [ShapeFault] = []
  private(set) var references: [Reference] = []

  init(ruleIDs: [String]) { self.ruleIDs = ruleIDs }

  /// The way from the top to the value that is being checked; put together only for a fault.
  private var way: [Part] = []

  private enum Part {
    case key(String)
    case index(Int)
  }

  /// `rules.no-swipe-actions.forms`, `exclude[2]`; empty at the top.
  private var key: String {
    way.reduce("") { key, part in
      switch part {
      case .key(let name): Wording.join(key, name)
      case .index(let index): "\(key)[\(index)]"
      }
    }
  }

  private mutating func check(_ value: JSONValue, _ shape: Shape, at part: Part) {
    way.append(part)
    check(value, shape)
    way.removeLast()
  }

  mutating func check(_ value: JSONValue, _ shape: Shape) {
    if value.content == .invalid { return }
    guard shape.admits(value.content) else {
      return fault(
        "\(Wording.subject(key)) must be \(shape.noun), not \(value.noun)", at: value.start)
    }
    switch shape {
    case .boolean: break
    case .integer(let range):
      if let number = value.integer, range.contains(number) { break }
      fault("\(Wording.subject(key)) must be \(shape.noun)", at: value.start)
    case .list(let element):
      for (index, item) in (value.array ?? []).enumerated() {
        check(item, element, at: .index(index))
      }
    case .table(let keys, let values):
      checkRepeats(value)
      for member in value.object ?? [] {
        way.append(.key(member.key))
        checkText(member.key, keys, at: member.keyStart)
        check(member.value, values)
        way.removeLast()
      }
    case .object(let known): checkObject(value, known)
    case .either(let shapes):
      if let shape = shapes.first(where: { $0.admits(value.content) }) {
        check(value, shape)
      }
    case .string, .word, .severity, .rule, .meaning, .element, .glob, .day, .language:
      if let text = value.string { checkText(text, shape, at: value.start) }
    }
  }

  private mutating func checkObject(_ value: JSONValue, _ known: [ContractKey]) {
    checkRepeats(value)
    let isRules = way.count == 1 && key == "rules"
    for member in value.object ?? [] {
      if let field = known.first(where: { $0.name == member.key }) {
        check(member.value, field.shape, at: .key(member.key))
      } else if isRules, member.value["forbid"] != nil {
        fault(Wording.ownRule(member.key), at: member.keyStart)
      } else {
        let noun = isRules ? "rule" : "key"
        fault(
          Wording.unknown(noun, member.key, in: isRules ? "" : key, known: known.map(\.name)),
          at: member.keyStart)
      }
    }
    for field in known where field.isRequired && value[field.name] == nil {
      fault("\(Wording.subject(key)) needs the key `\(field.name)`", at: value.start)
    }
  }

  private mutating func checkRepeats(_ value: JSONValue) {
    guard let members = value.object, members.count > 1 else { return }
    var first: [String: UInt32] = [:]
    first.reserveCapacity(members.count)
    for member in members {
      if let earlier = first[member.key] {
        faults.append(
          ShapeFault(
            message: "\(Wording.subject(Wording.join(key, member.key))) is given twice",
            offset: member.keyStart, firstOffset: earlier))
      } else {
        first[member.key] = member.keyStart
      }
    }
  }

  private mutating func checkText(_ text: String, _ shape: Shape, at start: UInt32) {
    var subject: String { Wording.subject(key) }
    switch shape {
    case .word(let words):
      if !words.contains(text) {
        fault(Wording.unknown("value", text, in: key, known: words), at: start)
      }
    case .severity:
      if !Shape.severities.contains(text) {
        fault(Wording.unknown("severity", text, in: key, known: Shape.severities), at: start)
      }
    case .rule:
      if !ruleIDs.contains(text) {
        fault(Wording.unknown("rule", text, in: key, known: ruleIDs), at: start)
      }
    case .meaning:
      references.append(Reference(name: text, key: key, offset: start))
    case .element:
      if ElementName(text) == nil {
        fault(
          "\(subject): `\(text)` is not a name such as `Menu`, `Menu.label` or `.onTapGesture`",
          at: start)
      }
    case .glob:
      do {
        _ = try Glob(parsing: text)
      } catch {
        fault("\(subject): `\(text)` is not a pattern: \(error.message)", at: start)
      }
    case .day:
      if Day(text) == nil {
        fault("\(subject): `\(text)` is not a day written YYYY-MM-DD", at: start)
      }
    case .language:
      if !Shape.isLanguage(text) {
        fault("\(subject): `\(text)` is not a language such as `de` or `zh-Hant`", at: start)
      }
    default:
      if text.utf8.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
        fault("\(subject) must not be blank", at: start)
      }
    }
  }

  private mutating func fault(_ message: String, at start: UInt32) {
    faults.append(ShapeFault(message: message, offset: start))
  }
}

/// A difference between what a contract file holds and what it may hold.
struct ShapeFault {
  var message: String
  /// In bytes from the start of the text.
  var offset: UInt32
  /// Where the same was given first, for the end of the message.
  var firstOffset: UInt32?
}

extension Shape {
  /// Whether a value is of the right kind, whatever it says.
  fileprivate func admits(_ content: JSONValue.Content) -> Bool {
    switch (self, content) {
    case (.boolean, .boolean), (.integer, .number), (.list, .array), (.table, .object),
      (.object, .object):
      true
    case (.either(let shapes), _): shapes.contains { $0.admits(content) }
    case (.boolean, _), (.integer, _), (.list, _), (.table, _), (.object, _): false
    case (_, .string): true
    default: false
    }
  }

  /// What a value must be, as a message says it.
  fileprivate var noun: String {
    switch self {
    case .boolean: "`true` or `false`"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .string: "a string"
    case .word(let words): Wording.oneOf(words)
    case .severity: Wording.oneOf(Shape.severities)
    case .rule: "the id of a rule"
    case .meaning: "the name of a meaning"
    case .element: "a name"
    case .glob: "a pattern"
    case .day: "a day"
    case .language: "a language"
    case .list: "a list"
    case .table, .object: "an object"
    case .either(let shapes): shapes.map(\.noun).joined(separator: ", or ")
    }
  }

  /// Two or three letters, then parts of two to eight letters or digits (BCP 47, loosely).
  fileprivate static func isLanguage(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.utf8.count),
      first.utf8.allSatisfy({ (0x61...0x7A).contains($0) })
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (2...8).contains(part.utf8.count)
        && part.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isXIDContinue && $0 != "_" }
    }
  }
}

/// The sentences of faults.
enum Wording {
  static func subject(_ key: String) -> String { key.isEmpty ? "the contract" : "`\(key)`" }

  static func join(_ key: String, _ part: String) -> String {
    key.isEmpty ? part : "\(key).\(part)"
  }

  static func unknown(_ noun: String, _ name: String, in key: String, known: [String]) -> String {
    let place = key.isEmpty ? "" : " in `\(key)`"
    let start = "unknown \(noun) `\(name)`\(place)"
    let hint = NearestName.hint(for: name, in: known)
    if !hint.isEmpty { return start + hint }
    return known.isEmpty || known.count > 12 ? start : "\(start); known: \(oneOf(known))"
  }

  static func oneOf(_ words: [String]) -> String {
    let quoted = words.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return "\(quoted.dropLast().joined(separator: ", ")) or \(last)"
  }

  static func ownRule(_ name: String) -> String {
    "`rules.\(name)`: own rules (`forbid`) are not supported by this version"
  }
}
