import SourceText

/// What was worked out of an app, kept from one link of it to the next: a run links an app again
/// whenever it has loaded what was asked for, and most answers stay as they are.
///
/// What a family is asked while it works out an answer counts as asked for that answer: so each thread
/// asks a family of its own (`Family.forAnotherThread`), and all of them share the answers.
public final class LinkMemory: Sendable {
  let demand: DemandLog
  let uses = Memo<DeclarationReference, [StepReference]>()
  /// What a step that reads or calls something is looked up by, whatever declaration is asked about.
  let receivers = Memo<StepReference, UseReceiver>()
  /// Which of the app's types a step makes a value of.
  let makings = Memo<StepReference, [DeclarationReference]>()
  let viewMethods = Memo<AppName, [DeclarationReference]>()
  let viewExtensions = Memo<DeclarationReference, Bool>()
  let parents = Memo<NominalType, [NominalType]>()
  let ancestry = Memo<MemberQuestion, Bool>()
  let members = Memo<MemberQuestion, [DeclarationReference]>()
  /// Of steps seen from outside of all calls, as `modifiers`.
  let targets = Memo<StepReference, Resolution<CallTarget>>()
  let modifiers = Memo<StepReference, [Code]>()
  private let all: Locked<[any Forgetful]>

  init(appCount: Int = 1) {
    demand = DemandLog(appCount: appCount)
    all = Locked([
      uses, receivers, makings, viewMethods, viewExtensions, parents, ancestry, members,
      targets, modifiers,
    ])
  }

  /// A memo for answers of whoever asks the family.
  public func makeMemo<Key, Answer>(
    of key: Key.Type, _ answer: Answer.Type
  ) -> Memo<Key, Answer> {
    let memo = Memo<Key, Answer>()
    all.withLock { $0.append(memo) }
    return memo
  }

  /// What was asked of the app, without so many demands that were asked first.
  public func demands(after count: Int) -> [Demand] {
    Array(demand.demands(ofApp: 0, after: count))
  }

  /// Forgets what rests on demands of the app that are answered differently from now on.
  public func forget(_ answered: Set<Demand>) {
    let isForgotten = demand.resting(on: answered, app: 0)
    guard isForgotten.contains(true) else { return }
    for memo in all.withLock({ $0 }) { memo.forget(isForgotten) }
  }

  /// Forgets everything.
  public func forgetAll() {
    for memo in all.withLock({ $0 }) { memo.forgetAll() }
  }
}
