import Rules
import TestSupport
import Testing

@testable import Analysis

/// What is read of a swipe site: form, edge, full swipe, actions.
struct SwipeSiteTests {
  private func sites(_ text: String) throws -> [SwipeSite] {
    SwipeSites.find(in: Sources.family(text), try Contracts.family().vocabulary).sites
  }

  private func only(_ text: String) throws -> SwipeSite {
    let found = try sites(text)
    #expect(found.count == 1)
    return try #require(found.first)
  }

  @Test func defaultsAreSwiftUIs() throws {
    let site = try only(
      #"func f() { Text("a").swipeActions { Button("Delete", role: .destructive) {} } }"#)
    #expect(site.form == .swipeActions)
    #expect(site.edge == .trailing)
    #expect(site.fullSwipe == .yes)
    #expect(site.isFullSwipeByDefault)
    #expect(site.actions.map(\.title) == ["Delete"])
    #expect(site.actions.map(\.role) == [.destructive])
  }

  @Test func whatIsWrittenCounts() throws {
    let site = try only(
      """
      func f() {
        Text("a").swipeActions(edge: .leading, allowsFullSwipe: false) {
          Button { pin() } label: { Label("Pin", systemImage: "pin") }
          Button("Share") {}
        }
      }
      """)
    #expect(site.edge == .leading)
    #expect(site.fullSwipe == .no)
    #expect(!site.isFullSwipeByDefault)
    #expect(site.actions.map(\.title) == ["Pin", "Share"])
    #expect(site.actions.first?.symbol == "pin")
    #expect(site.primaries.map(\.title) == ["Pin"])
  }

  @Test func callersDecideWhatAWrapperLeavesOpen() throws {
    let text = """
      extension View {
        func swipe(_ edge: HorizontalEdge = .trailing, full: Bool, title: String) -> some View {
          swipeActions(edge: edge, allowsFullSwipe: full) { Button(title) {} }
        }
      }
      func a() { Text("a").swipe(full: false, title: "Archive") }
      """
    let alone = try only(text)
    #expect(alone.edge == .trailing)
    #expect(alone.fullSwipe == .no)
    #expect(alone.primaries.first?.meanings.map(\.name) == ["archive"])
    #expect(alone.wrapper?.name == "swipe")
    #expect(alone.wrapper?.uses.count == 1)

    let both = try only(
      text + "\nfunc b() { Text(\"b\").swipe(.leading, full: true, title: \"Pin\") }")
    #expect(both.edge == .unknown)
    #expect(both.fullSwipe == .unknown)
    #expect(Set(both.primaries.first?.meanings.map(\.name) ?? []) == ["archive", "pin"])
  }

  @Test func anActionThatCanBeAbsentLetsTheNextBeFirst() throws {
    func primaries(_ content: String) throws -> [String?] {
      try only("func f() { Text(\"a\").swipeActions { \(content) } }").primaries.map(\.title)
    }
    #expect(try primaries(#"Button("A") {}; Button("B") {}"#) == ["A"])
    #expect(try primaries(#"if x { Button("A") {} }; Button("B") {}"#) == ["A", "B"])
    #expect(
      try primaries(#"if x { Button("A") {} } else { Button("B") {} }; Button("C") {}"#)
        == ["A", "B"])
    #expect(
      try primaries(#"if x { Button("A") {} } else if y { Button("B") {} }; Button("C") {}"#)
        == ["A", "B", "C"])
    #expect(
      try primaries(#"switch x { case .a: Button("A") {}; default: EmptyView() }; Button("B") {}"#)
        == ["A", "B"])
    #expect(try primaries(#"ForEach(xs) { _ in Button("A") {} }; Button("B") {}"#) == ["A", "B"])
    #expect(try primaries(#"Group { Button("A") {} }; Button("B") {}"#) == ["A"])
  }

  @Test func rolesAreTheirConstants() throws {
    func role(_ text: String) throws -> SwipeAction.Role? {
      try only("func f() { Text(\"a\").swipeActions { Button(\"x\", role: \(text)) {} } }").actions
        .first?.role
    }
    #expect(try role(".destructive") == .destructive)
    #expect(try role("ButtonRole.destructive") == .destructive)
    #expect(try role("nil") == SwipeAction.Role.none)
    #expect(try role("x ? .destructive : .destructive") == .destructive)
    #expect(try role("x ? .destructive : nil") == .unknown)
    #expect(try role("item.role") == .unknown)
  }

  @Test func kitConfigurationsWithoutActionsSwitchSwipesOff() throws {
    func method(_ body: String) -> String {
      """
      class C: UITableViewController {
        func tableView(_ t: UITableView, trailingSwipeActionsConfigurationForRowAt p: IndexPath) -> UISwipeActionsConfiguration? {
          \(body)
        }
      }
      """
    }
    #expect(try sites(method("UISwipeActionsConfiguration(actions: [])")).isEmpty)
    #expect(try sites(method("nil")).isEmpty)
    let built = try only(
      method(
        """
        var actions = [UIContextualAction]()
        let bin = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
        bin.image = UIImage(systemName: "trash")
        if x { actions.append(bin) }
        actions.append(UIContextualAction(style: .normal, title: "Pin") { _, _, _ in })
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
        """))
    #expect(built.fullSwipe == .no)
    #expect(built.actions.map(\.role) == [.destructive, .none])
    #expect(built.actions.first?.symbol == "trash")
    #expect(built.primaries.count == 2)
  }

  @Test func aModifierOfTheAppsOwnMakeIsASwipeOnlyWhereNothingInsideIs() throws {
    let own = """
      extension View {
        func swipeActions(_ items: [Item]) -> some View { modifier(Dragging(items: items)) }
      }
      struct Dragging: ViewModifier {
        let items: [Item]
        func body(content: Content) -> some View { content.gesture(DragGesture()) }
      }
      func f() { Text("a").swipeActions([Item(symbol: "trash") { remove() }]) }
      """
    let site = try only(own)
    #expect(site.form == .wrapper)
    #expect(site.fullSwipe == .unknown)
    #expect(site.primaries.first?.symbol == "trash")

    let wrapping = """
      extension View {
        func swipeActions(_ items: [Item]) -> some View {
          swipeActions(edge: .trailing) { ForEach(items) { ItemButton($0) } }
        }
      }
      func f() { Text("a").swipeActions([Item(symbol: "trash") { remove() }]) }
      """
    #expect(try only(wrapping).wrapper?.uses.count == 1)
  }
}
