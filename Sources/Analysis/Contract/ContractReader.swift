/// Reads a contract, what it extends, and checks both against the rules there are.
public struct ContractReader: Sendable {
  /// The name of a contract file that is looked for.
  public static let fileName = "rowlint.jsonc"

  /// What `extends` says where a contract starts from nothing.
  private static let nothing = "nothing"
  private static let defaultBase = "family"
  /// A chain of `extends` longer than this goes in a circle that its paths hide.
  private static let chainLimit = 32

  private let rules: [Rule]
  private let embedded: [String: [UInt8]]
  private let embeddedAreProven: Bool
  private let standIn: @Sendable (String) -> [UInt8]?

  /// - Parameters:
  ///   - rules: every rule that a contract may name.
  ///   - embedded: the bytes of the contracts that are built in, by the name that `extends` calls
  ///     them; `family` must be one of them.
  ///   - embeddedAreProven: whether a test holds that those have no faults for `rules`, so that it
  ///     need not be found out again in every run.
  ///   - standIn: what to read in the place of a file, by its path; nil for what is on the disk.
  public init(
    rules: [Rule], embedded: [String: [UInt8]], embeddedAreProven: Bool = false,
    standIn: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
  ) {
    self.rules = rules
    self.embedded = embedded
    self.embeddedAreProven = embeddedAreProven
    self.standIn = standIn
  }

  /// The contract file in `folder` or the nearest folder above it, up to the repository's root (the
  /// folder that holds `.git`); nil where there is none. `folder` is an absolute path.
  public func find(from folder: String) -> String? {
    var folder = ContractFile.join("", folder)
    while true {
      let path = ContractFile.child(ContractReader.fileName, of: folder)
      if ContractFile.exists(path) { return path }
      let isRoot = folder == "/" || !folder.hasPrefix("/")
      // A worktree's `.git` is a file.
      if isRoot || ContractFile.exists(ContractFile.child(".git", of: folder)) { return nil }
      folder = ContractFile.folder(of: folder)
    }
  }

  /// Reads a contract file, or one that is built in.
  public func read(_ source: ContractSource) throws(ContractError) -> Contract {
    var faults: [ContractFault] = []
    let layers = try chain(from: source, &faults)
    for layer in layers { faults += layer.faults }
    if faults.isEmpty {
      var contract = Contract(source: source)
      for layer in layers.reversed() {
        layer.apply(to: &contract)
        // Here and not at the end: what extends a contract may take out what that one names.
        if !layer.references.isEmpty {
          faults += faultsOfReferences(layer.references, contract.vocabulary)
        }
      }
      faults += faultsOfApps(contract)
      if faults.isEmpty { return contract }
    }
    throw .faults(faults.sorted { ($0.place, $0.message) < ($1.place, $1.message) })
  }

  /// The apps whose folder is not there. Asked for only where the apps are to be read: a contract
  /// that many repositories share names apps that one of them does not have.
  public static func missingApps(of contract: Contract) -> [ContractFault] {
    contract.apps.filter { !ContractFile.exists($0.path) }.map { app in
      ContractFault(
        place: app.place, message: "`apps`: \(app.name) is not there: no such path `\(app.path)`")
    }
  }

  // MARK: extends

  /// The layers of a contract, itself first.
  private func chain(
    from source: ContractSource, _ faults: inout [ContractFault]
  ) throws(ContractError) -> [ContractLayer] {
    let first: [UInt8]
    do throws(ContractFile.Problem) {
      first = try bytes(of: source)
    } catch {
      throw .unreadable(path: source.displayName, reason: error.reason)
    }
    var layers = [newLayer(first, from: source)]
    var sources = [source]
    while let layer = layers.last, let current = sources.last,
      let next = base(of: layer, current)
    {
      guard !sources.contains(next), layers.count < ContractReader.chainLimit else {
        if let place = layer.extends?.place {
          let way = (sources + [next]).suffix(4).map { "`\($0.displayName)`" }
          faults.append(
            ContractFault(
              place: place,
              message: "`extends` goes in a circle: \(way.joined(separator: " extends "))"))
        }
        break
      }
      do throws(ContractFile.Problem) {
        layers.append(newLayer(try bytes(of: next), from: next))
        sources.append(next)
      } catch {
        let place =
          layer.extends?.place ?? ContractPlace(file: current.displayName, line: 1, column: 1)
        let names = embedded.keys.sorted() + [ContractReader.nothing]
        let hint = NearestName.hint(for: layer.extends?.name ?? "", in: names)
        faults.append(
          ContractFault(
            place: place,
            message: "`extends`: cannot read `\(next.displayName)`: \(error.reason)\(hint)"))
        break
      }
    }
    return layers
  }

  private func newLayer(_ bytes: [UInt8], from source: ContractSource) -> ContractLayer {
    ContractLayer(
      bytes, from: source, rules: rules, isProven: embeddedAreProven && source.isEmbedded)
  }

  /// What a layer extends; nil for nothing.
  private func base(of layer: ContractLayer, _ source: ContractSource) -> ContractSource? {
    guard let name = layer.extends?.name else {
      let base = ContractSource.embedded(ContractReader.defaultBase)
      return source == base ? nil : base
    }
    if name == ContractReader.nothing { return nil }
    if embedded[name] != nil { return .embedded(name) }
    guard case .file(let path) = source else { return .file(name) }
    return .file(ContractFile.join(ContractFile.folder(of: path), name))
  }

  private func bytes(of source: ContractSource) throws(ContractFile.Problem) -> [UInt8] {
    switch source {
    case .file(let path):
      if let bytes = standIn(path) { return bytes }
      return try ContractFile.bytes(at: path)
    case .embedded(let name):
      guard let bytes = embedded[name] else {
        throw ContractFile.Problem(reason: "there is none of that name")
      }
      return bytes
    }
  }

  // MARK: What only the whole can tell

  private func faultsOfReferences(
    _ references: [MeaningReference], _ vocabulary: Vocabulary
  ) -> [ContractFault] {
    references.compactMap { reference in
      guard let meaning = vocabulary.meaning(named: reference.name) else {
        return ContractFault(
          place: reference.place,
          message: Wording.unknown(
            "meaning", reference.name, in: reference.key, known: vocabulary.meaningNames))
      }
      guard reference.key.hasSuffix(".sameAs"), meaning.name != meaning.form else { return nil }
      return ContractFault(
        place: reference.place,
        message: "`\(reference.key)`: `\(reference.name)` is itself the same as "
          + "`\(meaning.name)`; name that")
    }
  }

  private func faultsOfApps(_ contract: Contract) -> [ContractFault] {
    var faults: [ContractFault] = []
    var names: Set<String> = []
    for app in contract.apps where !names.insert(app.name).inserted {
      faults.append(
        ContractFault(place: app.place, message: "`apps`: two apps are called `\(app.name)`"))
    }
    for waiver in contract.waivers {
      guard let app = waiver.app, !names.isEmpty, !names.contains(app) else { continue }
      faults.append(
        ContractFault(
          place: waiver.place,
          message: Wording.unknown("app", app, in: "waivers", known: names.sorted())))
    }
    return faults
  }
}
