import Linking
import Rules
import TestSupport
import Testing

@testable import Analysis

/// What is in reach of a handler: undo, questions, and how far.
struct HandlerReachTests {
  private func reach(_ handler: String, _ rest: String = "", depth: Int = 6) throws -> HandlerReach
  {
    let vocabulary = try Contracts.family().vocabulary
    let family = Sources.family(
      """
      struct Rows: View {
        var body: some View {
          Text("a").swipeActions { Button("Delete", role: .destructive) { \(handler) } }
        }
        \(rest)
      }
      """)
    let site = try #require(SwipeSites.find(in: family, vocabulary).sites.first)
    let action = try #require(site.primaries.first)
    return HandlerReach.of(action.handler, in: family, vocabulary, depth: depth)
  }

  @Test(arguments: [
    "undoManager?.registerUndo(withTarget: self) { _ in }", "showUndo = true",
    "store.send(.showUndo(item))", "show(Toast(onUndo: { restore() }))", "withUndo { drop() }",
    "present(actionTitle: L10n.undo)", "undoStack.append(item)",
  ])
  func namesOfCallsAndAssignmentsAreEvidence(handler: String) throws {
    #expect(try reach(handler).undo != nil)
  }

  @Test(arguments: [
    "undoManager = nil", "showUndo = false", "backgroundOpacity = 0.5", "roundOverride()",
    "say(\"cannot be undone\")", "showCannotUndoAlert = true", "drop() // undo()",
    "show(Toast(onUndo: nil))", "undoManager?.removeAllActions()",
  ])
  func lookAlikesAreNone(handler: String) throws {
    #expect(try reach(handler).undo == nil)
  }

  @Test func depthIsKept() throws {
    let chain = "func a() { b() }; func b() { c() }; func c() { offerUndo() }; func offerUndo() {}"
    #expect(try reach("a()", chain, depth: 2).undo == nil)
    #expect(try reach("a()", chain, depth: 3).undo != nil)
    #expect(try reach("a()", "func a() { b() }; func b() { a() }").undo == nil)
  }

  @Test func questionsAreFoundByTheStateThatIsSet() throws {
    let asking = try reach(
      "isAsking = true",
      """
      @State var isAsking = false
      var other: some View { Text("b").alert("Sure?", isPresented: $isAsking) { Button("OK") {} } }
      """)
    #expect(asking.question?.name == "alert")
    let clearing = try reach(
      "isAsking = false",
      """
      @State var isAsking = false
      var other: some View { Text("b").alert("Sure?", isPresented: $isAsking) { Button("OK") {} } }
      """)
    #expect(clearing.question == nil)
  }

  @Test func eachCallerAnswersForItself() throws {
    let vocabulary = try Contracts.family().vocabulary
    func undo(_ callers: String) throws -> HandlerReach.Evidence? {
      let family = Sources.family(
        """
        extension View {
          func removable(_ remove: @escaping () -> Void) -> some View {
            swipeActions { Button("Delete", role: .destructive) { remove() } }
          }
        }
        \(callers)
        """)
      let site = try #require(SwipeSites.find(in: family, vocabulary).sites.first)
      let action = try #require(site.primaries.first)
      return HandlerReach.of(action.handler, in: family, vocabulary, depth: 6).undo
    }
    let good = "func a() { Text(\"a\").removable { offerUndo() } }"
    #expect(try undo(good) != nil)
    #expect(try undo(good + "\nfunc b() { Text(\"b\").removable { drop() } }") == nil)
  }
}
