import Facts
import Linking

/// What stands at a finding's place, said in a way that does not change with indentation, line
/// breaks, comments or what the closures hold: `swipeActions(edge: .trailing, {})`.
enum FindingText {
  /// Fills the text of each finding that has none.
  static func fill(_ findings: inout [Finding], from family: Family) {
    var files: [FileKey: FileFacts] = [:]
    for file in family.files {
      files[FileKey(app: family.apps[file.app].name, path: file.facts.path)] = file.facts
    }
    var texts: [FileKey: [UInt32: String]] = [:]
    for index in findings.indices where findings[index].text.isEmpty {
      let place = findings[index].place
      let key = FileKey(app: place.app, path: place.path)
      guard let facts = files[key] else { continue }
      let known = texts[key] ?? textsByOffset(facts)
      texts[key] = known
      findings[index].text = known[place.range.start.offset] ?? ""
    }
  }

  private struct FileKey: Hashable {
    let app: String
    let path: String
  }

  private static func textsByOffset(_ facts: FileFacts) -> [UInt32: String] {
    var texts: [UInt32: String] = [:]
    for declaration in facts.declarations {
      texts[declaration.nameRange.start.offset] = text(of: declaration)
    }
    for node in facts.nodes {
      for step in node.steps {
        texts[step.nameRange.start.offset] = text(of: step, in: facts)
      }
    }
    for directive in facts.directives {
      texts[directive.range.start.offset] = directive.text
    }
    return texts
  }

  private static func text(of declaration: Declaration) -> String {
    let labels = declaration.parameters.map { ($0.label ?? "_") + ":" }.joined()
    return labels.isEmpty ? declaration.name : "\(declaration.name)(\(labels))"
  }

  private static func text(of step: Step, in facts: FileFacts) -> String {
    guard let arguments = step.arguments else { return step.name }
    let spelled = arguments.map { argument in
      let value = text(of: facts[argument.node])
      return argument.label.map { "\($0): \(value)" } ?? value
    }
    return "\(step.name)(\(spelled.joined(separator: ", ")))"
  }

  /// Literals and names as they are, everything else as a mark of its kind.
  private static func text(of node: Node) -> String {
    let base: String
    switch node.base {
    case .scope: base = ""
    case .implicit: base = "."
    case .string(let text, _): base = text.map { "\"\($0)\"" } ?? "\"…\""
    case .number(let text): base = text
    case .boolean(let value): base = "\(value)"
    case .null: base = "nil"
    case .list: base = "[]"
    case .tuple: base = "()"
    case .closure: base = "{}"
    case .choice: base = "?"
    case .operation: base = "…"
    case .keyPath(let text): base = text
    case .macro: base = "#"
    case .unknown: base = "…"
    }
    return base + node.steps.map { $0.name + ($0.isCall ? "()" : "") }.joined(separator: ".")
  }
}
