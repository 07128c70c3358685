/// One contract file, checked by itself but not yet merged with what it extends.
struct ContractLayer {
  /// The name or path that it extends, and where it says so; nil where it says nothing.
  var extends: (name: String, place: ContractPlace)?
  var faults: [ContractFault]
  var references: [MeaningReference]
  private let source: ContractSource
  private let bytes: [UInt8]
  private let root: JSONValue
  /// Where its vocabulary is; nil where that was read.
  private let unreadWords: Range<Int>?

  /// - Parameter isProven: whether the file is known to have the shape of a contract.
  init(_ bytes: [UInt8], from source: ContractSource, rules: [Rule], isProven: Bool) {
    self.source = source
    self.bytes = bytes
    let key = ContractLayer.vocabularyKey
    let (root, syntaxFaults, unread) = JSONReader.read(bytes, leaving: isProven ? key : nil)
    self.root = root
    var checker = ShapeChecker(ruleIDs: rules.map(\.id))
    if !isProven { checker.check(root, .object(ContractKeys.topLevel(rules: rules))) }
    // Also where it was read and checked: that must not change what the contract is.
    unreadWords =
      unread
      ?? (source.isEmbedded && syntaxFaults.isEmpty ? root[key]?.start : nil)
      .map { JSONReader.extent(ofObjectAt: $0, in: bytes) }

    let named = root["extends"].flatMap { value in value.string.map { (value, $0) } }
    let places = JSONPlaces(
      of: syntaxFaults.map(\.offset) + checker.references.map(\.offset)
        + checker.faults.flatMap { [$0.offset] + ($0.firstOffset.map { [$0] } ?? []) }
        + (named.map { [$0.0.start] } ?? []),
      in: bytes)
    let file = source.displayName
    func place(_ offset: UInt32) -> ContractPlace { ContractPlace(file: file, places[offset]) }
    faults =
      syntaxFaults.map { ContractFault(place: place($0.offset), message: $0.message) }
      + checker.faults.map { fault in
        let first = fault.firstOffset.map { "; first in line \(places[$0].line)" } ?? ""
        return ContractFault(place: place(fault.offset), message: fault.message + first)
      }
    references = checker.references.map {
      MeaningReference(name: $0.name, key: $0.key, place: place($0.offset))
    }
    extends = named.map { ($0.1, place($0.0.start)) }
  }

  private static let vocabularyKey = "vocabulary"

  /// Lays what this file says over what the files that it extends say. The file has no faults.
  func apply(to contract: inout Contract) {
    contract.source = source
    let apps = root["apps"]?.array
    let waivers = root["waivers"]?.array ?? []
    let starts =
      (apps ?? []).map { ($0["path"] ?? $0).start } + waivers.map { ($0["app"] ?? $0).start }
    let places = JSONPlaces(of: starts, in: bytes)
    if let apps { contract.apps = apps.compactMap { app($0, places) } }
    contract.exclude += globs(root["exclude"])
    contract.waivers += waivers.compactMap { waiver($0, places) }
    for member in root["rules"]?.object ?? [] {
      contract.rules[member.key, default: RuleSetting()].update(with: member.value)
    }
    if let unreadWords {
      contract.words.update(withUnread: bytes[unreadWords])
    } else if let vocabulary = root[ContractLayer.vocabularyKey] {
      contract.vocabulary.update(with: vocabulary)
    }
    if let days = root["facts"]?[ContractKeys.maximumAge.name]?.integer {
      contract.factsMaximumAge = days
    }
  }

  private func app(_ value: JSONValue, _ places: JSONPlaces) -> AppEntry? {
    guard let path = value["path"]?.string else { return nil }
    let folder =
      switch source {
      case .file(let file): ContractFile.folder(of: file)
      case .embedded: ""
      }
    let joined = ContractFile.join(folder, path)
    let name = value["name"]?.string ?? joined.split(separator: "/").last.map(String.init) ?? path
    return AppEntry(name: name, path: joined, place: place(value["path"] ?? value, places))
  }

  private func waiver(_ value: JSONValue, _ places: JSONPlaces) -> Waiver? {
    guard let rule = value["rule"]?.string, let reason = value["reason"]?.string else { return nil }
    return Waiver(
      app: value["app"]?.string, rule: rule, path: value["path"]?.string.flatMap { Glob($0) },
      reason: reason, until: value["until"]?.string.flatMap { Day($0) },
      place: place(value["app"] ?? value, places))
  }

  private func globs(_ value: JSONValue?) -> [Glob] {
    (value?.strings ?? []).compactMap { Glob($0) }
  }

  private func place(_ value: JSONValue, _ places: JSONPlaces) -> ContractPlace {
    ContractPlace(file: source.displayName, places[value.start])
  }
}

/// A meaning that is named where it is used; whether there is one is known only once the vocabulary
/// is whole.
struct MeaningReference {
  var name: String
  var key: String
  var place: ContractPlace
}

extension RuleSetting {
  /// A severity alone leaves the options as they are; of options, each key is replaced by itself.
  fileprivate mutating func update(with value: JSONValue) {
    if let word = value.string { severity = Severity(rawValue: word) }
    for member in value.object ?? [] {
      if member.key == ContractKeys.severity.name {
        severity = member.value.string.flatMap(Severity.init)
      } else if let option = OptionValue(member.value) {
        options[member.key] = options[member.key]?.updated(with: option) ?? option
      }
    }
  }
}

extension OptionValue {
  /// Nil for what no shape admits.
  fileprivate init?(_ value: JSONValue) {
    switch value.content {
    case .boolean(let boolean): self = .boolean(boolean)
    case .number:
      guard let integer = value.integer else { return nil }
      self = .integer(integer)
    case .string(let text): self = .word(text)
    case .array(let elements): self = .list(elements.compactMap { OptionValue($0) })
    case .object(let members):
      var table: [String: OptionValue] = [:]
      for member in members { table[member.key] = OptionValue(member.value) }
      self = .table(table)
    case .null, .invalid: return nil
    }
  }

  /// Tables are merged key by key; everything else is replaced.
  fileprivate func updated(with other: OptionValue) -> OptionValue {
    guard case .table(let mine) = self, case .table(let theirs) = other else { return other }
    return .table(mine.merging(theirs) { $0.updated(with: $1) })
  }
}
