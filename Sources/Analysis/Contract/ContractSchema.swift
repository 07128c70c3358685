/// The JSON Schema (draft 2020-12) of the contract, made from the same keys that the checker uses.
public enum ContractSchema {
  /// The schema as JSON text, with a line end at its end.
  public static func text(rules: [Rule]) -> String {
    var writer = SchemaWriter()
    writer.object { writer in
      writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.member("title", "The contract of rowlint")
      writer.member(
        "description",
        "JSON with comments and commas after the last element; validate it without them.")
      writer.body(of: .object(ContractKeys.topLevel(rules: rules)), ruleIDs: rules.map(\.id))
    }
    return writer.text + "\n"
  }
}

private struct SchemaWriter {
  private(set) var text = ""
  private var depth = 0
  private var isFirst = true

  mutating func object(_ members: (inout SchemaWriter) -> Void) {
    text += "{"
    depth += 1
    isFirst = true
    members(&self)
    depth -= 1
    if !isFirst { startLine() }
    isFirst = false
    text += "}"
  }

  mutating func member(_ key: String, _ value: String) { startMember(key); text += quoted(value) }
  mutating func member(_ key: String, _ value: Int) { startMember(key); text += String(value) }
  mutating func member(_ key: String, _ value: Bool) { startMember(key); text += String(value) }

  mutating func member(_ key: String, _ words: [String]) {
    startMember(key)
    text += "[\(words.map(quoted).joined(separator: ", "))]"
  }

  mutating func member(_ key: String, _ members: (inout SchemaWriter) -> Void) {
    startMember(key)
    object(members)
  }

  /// The members of the schema of a shape.
  mutating func body(of shape: Shape, ruleIDs: [String]) {
    switch shape {
    case .boolean: member("type", "boolean")
    case .integer(let range):
      member("type", "integer")
      member("minimum", range.lowerBound)
      member("maximum", range.upperBound)
    case .word(let words): member("enum", words)
    case .severity: member("enum", Shape.severities)
    case .rule: member("enum", ruleIDs)
    case .list(let element):
      member("type", "array")
      member("items") { $0.body(of: element, ruleIDs: ruleIDs) }
    case .table(let keys, let values):
      member("type", "object")
      member("propertyNames") { $0.body(of: keys, ruleIDs: ruleIDs) }
      member("additionalProperties") { $0.body(of: values, ruleIDs: ruleIDs) }
    case .object(let keys):
      member("type", "object")
      member("properties") { writer in
        for key in keys {
          writer.member(key.name) { $0.body(of: key, ruleIDs: ruleIDs) }
        }
      }
      let required = keys.filter(\.isRequired).map(\.name)
      if !required.isEmpty { member("required", required) }
      member("additionalProperties", false)
    case .either(let shapes):
      startMember("anyOf")
      text += "["
      depth += 1
      for (index, shape) in shapes.enumerated() {
        if index > 0 { text += "," }
        startLine()
        object { $0.body(of: shape, ruleIDs: ruleIDs) }
      }
      depth -= 1
      startLine()
      text += "]"
    case .string, .meaning, .element, .glob, .day, .language:
      member("type", "string")
      member("pattern", shape.pattern)
    }
  }

  private mutating func body(of key: ContractKey, ruleIDs: [String]) {
    let ending = key.defaultText.map { " Default: \($0)." } ?? ""
    member("description", key.summary + ending)
    body(of: key.shape, ruleIDs: ruleIDs)
  }

  private mutating func startMember(_ key: String) {
    if !isFirst { text += "," }
    isFirst = false
    startLine()
    text += "\(quoted(key)): "
  }

  private mutating func startLine() { text += "\n" + String(repeating: "  ", count: depth) }

  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension Shape {
  /// An ECMA 262 pattern of the texts that it admits, as near as one can be.
  fileprivate var pattern: String {
    switch self {
    case .element: #"^\.?[^.\s]+(\.[^.\s]+)?$"#
    case .day: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
    case .language: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
    default: #"\S"#
    }
  }
}
