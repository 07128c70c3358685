import SourceText

/// What was worked out of an app, kept from one link of it to the next: a run links an app again
/// whenever it has loaded what was asked for, and most answers stay as they are.
///
/// One thread at a time asks a family that has a memory; what it is asked meanwhile counts as asked
/// for the answer that is being worked out.
public final class LinkMemory: Sendable {
  let demand: DemandLog
  let uses = Memo<DeclarationReference, [StepReference]>()
  let viewMethods = Memo<AppName, [DeclarationReference]>()
  let ancestry = Memo<MemberQuestion, Bool>()
  let members = Memo<MemberQuestion, [DeclarationReference]>()
  /// Of steps seen from outside of all calls, as `modifiers`.
  let targets = Memo<StepReference, Resolution<CallTarget>>()
  let modifiers = Memo<StepReference, [Code]>()
  private let all: Locked<[any Forgetful]>

  init(appCount: Int = 1) {
    demand = DemandLog(appCount: appCount)
    all = Locked([uses, viewMethods, ancestry, members, targets, modifiers])
  }

  /// A memo for answers of whoever asks the family.
  public func makeMemo<Key, Answer>(
    of key: Key.Type, _ answer: Answer.Type
  ) -> Memo<Key, Answer> {
    let memo = Memo<Key, Answer>()
    all.withLock { $0.append(memo) }
    return memo
  }

  /// Forgets what rests on demands of the app that are answered differently from now on.
  public func forget(_ answered: Set<Demand>) {
    let numbers = demand.numbers(of: answered, app: 0)
    guard !numbers.isEmpty else { return }
    for memo in all.withLock({ $0 }) { memo.forget(numbers) }
  }

  /// Forgets everything.
  public func forgetAll() {
    for memo in all.withLock({ $0 }) { memo.forgetAll() }
  }
}
