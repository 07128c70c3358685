import Facts
import Linking

/// Alerts that only say that something went wrong: they come after the deed and ask nothing.
extension Family {
  /// Whether a call makes an alert of an error: `UIAlertController(with: error)`, or one in a function
  /// such as `showError(_:)`.
  func reportsError(_ call: StepReference) -> Bool {
    if isAboutError(around: call.node) { return true }
    return (self[call].arguments ?? []).contains { argument in
      let node = self[NodeReference(file: call.node.file, id: argument.node)]
      switch node.base {
      case .string(let text?, _): return Words.split(text).first.map(Family.isError) ?? false
      case .scope, .implicit: return node.steps.contains { Family.namesError($0.name) }
      default: return false
      }
    }
  }

  /// Whether a call has an error for its subject: `showError(…)`, `show(error)`.
  func handsOnError(_ call: StepReference) -> Bool {
    if Family.namesError(self[call].name) || isAboutError(around: call.node) { return true }
    return (self[call].arguments ?? []).contains { argument in
      let node = self[NodeReference(file: call.node.file, id: argument.node)]
      return node.base == .scope && node.steps.first.map { Family.isError($0.name) } ?? false
    }
  }

  /// Whether the function around a node is there for an error, by its name or by what it is given.
  func isAboutError(around node: NodeReference) -> Bool {
    guard let declaration = declaration(around: node) else { return false }
    return Family.namesError(self[declaration].name)
      || self[declaration].parameters.contains { Family.isError($0.name) }
  }

  /// Whether a name has the word: `loadError`, `isShowingError`, not `terror`.
  static func namesError(_ name: String) -> Bool { Words.split(name).contains(where: isError) }

  private static func isError(_ word: String) -> Bool { word == "error" || word == "errors" }
}
