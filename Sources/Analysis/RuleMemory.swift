import Facts
import Linking

/// What rules worked out of an app, kept from one link of it to the next as far as it holds.
public final class RuleMemory: Sendable {
  /// A handler that was followed.
  struct Handled: Hashable, Sendable {
    enum Start: Hashable, Sendable {
      case value(Value)
      case body(BodyReference, Frame?)
    }

    var start: Start
    /// Calls.
    var depth: Int
  }

  let reaches: Memo<Handled, HandlerReach>
  /// What functions call, without regard to who calls them.
  let farCalls: Memo<BodyReference, [Code]>
  /// What a step with the name of a swipe modifier is.
  let swipes: Memo<StepReference, SwipeSites>
  /// What a text selection reaches.
  let taps: Memo<StepReference, [SelectionSite.Tap]>

  /// - Parameter memory: of the app's linker. The contract has to be the same for as long as it is
  ///   kept.
  public init(_ memory: LinkMemory) {
    reaches = memory.makeMemo(of: Handled.self, HandlerReach.self)
    farCalls = memory.makeMemo(of: BodyReference.self, [Code].self)
    swipes = memory.makeMemo(of: StepReference.self, SwipeSites.self)
    taps = memory.makeMemo(of: StepReference.self, [SelectionSite.Tap].self)
  }
}
