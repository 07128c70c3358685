import Rules
import TestSupport
import Testing

@testable import Analysis

@Suite struct ContractSchemaTests {
  @Test func itIsJSONAndSaysWhatItIs() {
    let (schema, faults) = JSONReader.read(Array(text.utf8))
    #expect(faults == [])
    #expect(schema["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
    #expect(text.hasSuffix("}\n"))
  }

  /// What the checker knows is in the schema, and the reverse.
  @Test func theSchemaHasTheCheckersKeys() throws {
    let schema = JSONReader.read(Array(text.utf8)).value
    let known = keys(of: .object(ContractKeys.topLevel(rules: Registry.rules)), at: "")
    #expect(Set(keys(of: schema, at: "")) == Set(known))
    #expect(known.contains("vocabulary.meanings.*.titles"))
    #expect(known.contains("rules.no-swipe-actions.forms.onDelete"))
    #expect(known.contains("waivers.until"))
  }

  @Test func everyKeyIsDescribed() {
    func check(_ keys: [ContractKey]) {
      for key in keys {
        #expect(key.summary.hasSuffix("."), "\(key.name)")
        #expect(!key.summary.contains("\n"), "\(key.name)")
      }
    }
    check(ContractKeys.topLevel(rules: []))
    for rule in Registry.rules { check(rule.options) }
  }

  private let text = ContractSchema.text(rules: Registry.rules)

  private func keys(of shape: Shape, at path: String) -> [String] {
    switch shape {
    case .list(let element): return keys(of: element, at: path)
    case .table(_, let values): return keys(of: values, at: path + ".*")
    case .either(let shapes): return shapes.flatMap { keys(of: $0, at: path) }
    case .object(let known):
      return known.flatMap { key in
        let name = path.isEmpty ? key.name : "\(path).\(key.name)"
        return [name] + keys(of: key.shape, at: name)
      }
    default: return []
    }
  }

  private func keys(of schema: JSONValue, at path: String) -> [String] {
    var found: [String] = []
    for member in schema["properties"]?.object ?? [] {
      let name = path.isEmpty ? member.key : "\(path).\(member.key)"
      found += [name] + keys(of: member.value, at: name)
    }
    if let items = schema["items"] { found += keys(of: items, at: path) }
    for choice in schema["anyOf"]?.array ?? [] { found += keys(of: choice, at: path) }
    if let others = schema["additionalProperties"], others.object != nil {
      found += keys(of: others, at: path + ".*")
    }
    return found
  }
}
