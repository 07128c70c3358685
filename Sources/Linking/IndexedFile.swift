import Facts
import SourceText

/// The facts of a file with what linking looks up in them, made once a file and on any thread.
public final class IndexedFile: Sendable {
  public let facts: FileFacts
  let owners: Owners
  /// Every step by its name, each name's in order.
  let steps: [String: [FileStep]]

  /// One step of one of the file's expressions.
  struct FileStep: Sendable {
    var node: NodeID
    var step: Int
  }

  public init(_ facts: FileFacts) {
    self.facts = facts
    owners = Owners(facts)
    var steps: [String: [FileStep]] = [:]
    for (index, node) in facts.nodes.enumerated() {
      for (position, step) in node.steps.enumerated() {
        steps[step.name, default: []].append(
          FileStep(node: NodeID(UInt32(index)), step: position))
      }
    }
    self.steps = steps
  }

  /// Stands for a file that was not loaded.
  static let none = IndexedFile(FileFacts(path: "", contentHash: ContentHash(value: 0)))

  /// Whether a type's name stands somewhere in the file: it is declared, extended, made, inherited
  /// from, or written as the type of something.
  func names(_ type: String) -> Bool {
    func holds(_ written: String?) -> Bool {
      written?.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == type } ?? false
    }
    func holds(_ parameters: [Parameter]) -> Bool { parameters.contains { holds($0.typeName) } }
    return steps[type] != nil
      || facts.declarations.contains { declaration in
        declaration.kind.isType && holds(declaration.name) || holds(declaration.typeName)
          || declaration.inherited.contains(where: holds) || holds(declaration.attributeArgument)
          || holds(declaration.parameters)
      }
      || facts.bodies.contains { body in
        holds(body.parameters)
          || body.items.contains { item in
            if case .local(_, let written) = item.role { return holds(written) }
            return false
          }
      }
  }
}
