/// A call and what stands around it, in the words of the oracle's text.
struct CallEntry: Equatable {
  /// Of the name, in bytes.
  var offset: Int
  /// `name(label,_) {_,label} in=… slots=…`; README.md says what the parts are.
  var name: String
  var labels: [String]
  var trailing: [String]
  var declarations: [String]
  var slots: [String]
  var isPattern = false

  var text: String {
    let enclosing = declarations.isEmpty ? "-" : declarations.joined(separator: ".")
    let chain = slots.isEmpty ? "-" : slots.joined(separator: "<")
    return "\(name)(\(labels.joined(separator: ","))) {\(trailing.joined(separator: ","))}"
      + " in=\(enclosing) slots=\(chain)"
  }

  /// Whether the two are the same, but for callees that facts know and syntax has no name for.
  func agrees(withFacts other: CallEntry) -> Bool {
    guard name == other.name, labels == other.labels, trailing == other.trailing,
      declarations == other.declarations, slots.count == other.slots.count
    else { return false }
    return zip(slots, other.slots).allSatisfy { $0 == $1 || $0.hasPrefix("?.") }
  }
}
