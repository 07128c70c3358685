import Synchronization

/// Names that linking asked for and that a file not yet loaded could hold.
public struct DemandedNames: Sendable, Equatable {
  /// Asked as declarations: a file in which a type, extension, alias, function or property of this
  /// name is declared can change an answer.
  public var declarations: Set<String> = []
  /// Asked as mentions: any file in which the words occur can change an answer.
  public var mentions: Set<DemandedMention> = []

  public init() {}

  public var isEmpty: Bool { declarations.isEmpty && mentions.isEmpty }

  /// Those that are not in `other`.
  public func subtracting(_ other: Self) -> Self {
    var rest = self
    rest.declarations.subtract(other.declarations)
    rest.mentions.subtract(other.mentions)
    return rest
  }

  /// Takes over what another one asks for.
  public mutating func formUnion(_ other: Self) {
    declarations.formUnion(other.declarations)
    mentions.formUnion(other.mentions)
  }
}

/// A name that any file could mention, and what else has to be in a file for it to matter.
public struct DemandedMention: Sendable, Hashable {
  public var name: String
  /// At least one of these words, too; none where the name is enough.
  public var alongside: [String]

  public init(_ name: String, alongside: [String] = []) {
    self.name = name
    self.alongside = alongside
  }
}

/// Which names were looked up, app by app, so that a run can start with the few files that can
/// matter and load the others when, and only when, something asks for what they could hold.
///
/// Notes never change an answer of the family that they are taken on.
public final class DemandLog: Sendable {
  private let names: Mutex<[DemandedNames]>

  init(appCount: Int) {
    names = Mutex(Array(repeating: DemandedNames(), count: appCount))
  }

  /// What was asked of one app so far.
  public func names(ofApp app: Int) -> DemandedNames {
    names.withLock { $0[app] }
  }

  func noteDeclaration(_ name: String, app: Int) {
    names.withLock { _ = $0[app].declarations.insert(name) }
  }

  func noteMention(_ name: String, alongside: [String] = [], app: Int) {
    let mention = DemandedMention(name, alongside: alongside)
    names.withLock { _ = $0[app].mentions.insert(mention) }
  }
}
