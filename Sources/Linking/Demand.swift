import Synchronization

/// Something that linking looked for, by which a file not yet loaded could change an answer.
public enum Demand: Sendable, Hashable {
  /// A file that declares a type or a type alias of this name outside of all others.
  case type(String)
  /// A file that declares a type of the first name and declares or extends one of the second.
  case nested(String, in: String)
  /// A file that extends a type whose last word is this name.
  case extended(String)
  /// A file that extends a type and declares a value, of these names.
  case member(String, ofExtended: String)
  /// A file that declares a function of this name and extends some type.
  case modifier(String)
  /// A file that declares a function of this name.
  case function(String)
  /// A file that declares a function or a variable of this name outside of all types.
  case topLevelValue(String)
  /// A file in which the name occurs as a word, together with one word of each group.
  case mention(String, alongside: [[String]])

  /// Any file in which the name occurs as a word.
  static func mention(_ name: String) -> Demand { .mention(name, alongside: []) }
}

extension Demand {
  /// How many files of an app may answer before the name tells nothing; nil where there is no limit.
  public var mostFiles: Int? {
    switch self {
    case .function, .modifier: 32
    case .mention: 256
    case .type, .nested, .extended, .member, .topLevelValue: nil
    }
  }
}

/// What was looked up, app by app, so that a run can start with the few files that can matter and
/// load the others when, and only when, something asks for what they could hold.
///
/// Notes never change an answer of the family that they are taken on.
public final class DemandLog: Sendable {
  private let demands: Mutex<[Set<Demand>]>

  init(appCount: Int) {
    demands = Mutex(Array(repeating: [], count: appCount))
  }

  /// What was asked of one app so far.
  public func demands(ofApp app: Int) -> Set<Demand> {
    demands.withLock { $0[app] }
  }

  /// Takes over what another log has of its first app.
  func take(_ other: DemandLog, app: Int) {
    let demands = other.demands(ofApp: 0)
    self.demands.withLock { $0[app].formUnion(demands) }
  }

  func note(_ demand: Demand, app: Int) {
    demands.withLock { _ = $0[app].insert(demand) }
  }
}
