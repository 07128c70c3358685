/// One contract file, checked by itself but not yet merged with what it extends.
struct ContractLayer {
  /// The name or path that it extends, and where it says so; nil where it says nothing.
  var extends: (name: String, place: ContractPlace)?
  var faults: [ContractFault]
  var references: [ShapeChecker.MeaningReference]
  private let source: ContractSource
  private let root: JSONValue

  init(_ bytes: [UInt8], from source: ContractSource, rules: [Rule]) {
    self.source = source
    let file = source.displayName
    let (root, syntaxFaults) = JSONReader.read(bytes)
    var checker = ShapeChecker(file: file, ruleIDs: rules.map(\.id))
    checker.check(root, .object(ContractKeys.topLevel(rules: rules)))
    faults =
      syntaxFaults.map { fault in
        ContractFault(place: ContractPlace(file: file, fault.position), message: fault.message)
      } + checker.faults
    references = checker.references
    self.root = root
    if let value = root["extends"], let name = value.string {
      extends = (name, ContractPlace(file: file, value.range.start))
    }
  }

  /// Lays what this file says over what the files that it extends say. The file has no faults.
  func apply(to contract: inout Contract) {
    contract.source = source
    if let apps = root["apps"]?.array { contract.apps = apps.compactMap(app) }
    contract.exclude += globs(root["exclude"])
    contract.waivers += (root["waivers"]?.array ?? []).compactMap(waiver)
    for member in root["rules"]?.object ?? [] {
      contract.rules[member.key, default: RuleSetting()].update(with: member.value)
    }
    if let vocabulary = root["vocabulary"] { contract.vocabulary.update(with: vocabulary) }
    if let days = root["facts"]?[ContractKeys.maximumAge.name]?.integer {
      contract.factsMaximumAge = days
    }
  }

  private func app(_ value: JSONValue) -> AppEntry? {
    guard let path = value["path"]?.string else { return nil }
    let folder =
      switch source {
      case .file(let file): ContractFile.folder(of: file)
      case .embedded: ""
      }
    let joined = ContractFile.join(folder, path)
    let name = value["name"]?.string ?? joined.split(separator: "/").last.map(String.init) ?? path
    return AppEntry(name: name, path: joined, place: place(value["path"] ?? value))
  }

  private func waiver(_ value: JSONValue) -> Waiver? {
    guard let rule = value["rule"]?.string, let reason = value["reason"]?.string else { return nil }
    return Waiver(
      app: value["app"]?.string, rule: rule, path: value["path"]?.string.flatMap { Glob($0) },
      reason: reason, until: value["until"]?.string.flatMap { Day($0) },
      place: place(value["app"] ?? value))
  }

  private func globs(_ value: JSONValue?) -> [Glob] {
    (value?.strings ?? []).compactMap { Glob($0) }
  }

  private func place(_ value: JSONValue) -> ContractPlace {
    ContractPlace(file: source.displayName, value.range.start)
  }
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
