import SourceText

extension Contract {
  /// A hash of all that decides what rules ask an app's files for: facts that were made under one
  /// contract do for every other of the same. How grave findings are, what is waived and what is not
  /// searched does not count.
  public func fingerprint(of rules: [Rule]) -> ContentHash {
    var lines = Analyzer.triggers
    for rule in rules.sorted(by: { $0.id < $1.id }) where setting(of: rule.id).severity != nil {
      lines += [rule.id] + rule.triggers.sorted()
      lines.append(OptionValue.table(setting(of: rule.id).options).spelled)
    }
    lines += vocabulary.spelled
    // No text holds a NUL, so that no two lists of lines have the same bytes.
    let bytes: [UInt8] = lines.flatMap { Array($0.utf8) + [UInt8(0)] }
    return bytes.withUnsafeBufferPointer { ContentHash($0) }
  }
}

extension OptionValue {
  /// The same for equal values.
  fileprivate var spelled: String {
    switch self {
    case .boolean(let value): "\(value)"
    case .integer(let number): "\(number)"
    case .word(let text): text.debugDescription
    case .list(let elements): "[\(elements.map(\.spelled).joined(separator: ","))]"
    case .table(let members):
      "{"
        + members.sorted { $0.key < $1.key }
        .map { "\($0.key.debugDescription):\($0.value.spelled)" }.joined(separator: ",") + "}"
    }
  }
}
