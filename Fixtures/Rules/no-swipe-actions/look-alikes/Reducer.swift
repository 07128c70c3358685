import SwiftUI

/// A screen's settings can name what `.swipeActions` and `.onDelete` do without doing it.
enum SettingsPage: Hashable {
  case general
  case swipeActions
  case swipe(swipeActions: Int)
  case onDelete(IndexSet)
  indirect case settings(SettingsPage)
}

enum Page: Hashable {
  case swipeActions(Kind)
  enum Kind: Hashable { case comment, post }
}

struct Feature {
  enum Action {
    case onDelete(IndexSet)
    case swipeActions(Page.Kind)
    case swipeActionsChanged
  }

  func reduce(_ action: Action) {
    switch action {
    case .onDelete(let offsets): print(offsets)
    case let .swipeActions(kind) where kind == .comment: print(kind)
    case .swipeActions: break
    case .swipeActionsChanged: break
    }
    if case .swipeActions(.post) = action { print("post") }
    if case .onDelete(_) = action { return }
    guard case let .swipeActions(other) = action else { return }
    print(other)
  }
}

struct Store {
  func send(_ action: Feature.Action) {}
  func send(_ page: Page) {}
}

struct SettingsList: View {
  let store: Store
  var onDelete: (IndexSet) -> Void = { _ in }
  var swipeActions: [Int] = []
  var preferences = Preferences()

  var body: some View {
    List {
      NavigationLink("Comments", value: Page.swipeActions(.comment))
      NavigationLink("Posts", value: .settings(.swipeActions))
      Button("One") { store.send(.onDelete([1])) }
      Button("Two") { store.send(.swipeActions(.post)) }
      Button("Three") { store.send(Feature.Action.swipeActions(.comment)) }
      Button("Four") { self.onDelete([2]) }
      Button("Five") { onDelete([3]) }
      Button("Six") { delegate?.onDelete([4]) }
      Toggle("Coloured", isOn: .constant(preferences.swipeActions.isEmpty))
      Text(swipeActions.first?.description ?? "none")
    }
    .onDeleteCommand { store.send(.onDelete([])) }
    .onAppear { preferences.swipeActions = preferences.swipeActions + [1] }
  }

  var delegate: RowDelegate?
}

struct Preferences {
  var swipeActions: [Int] = []
  var swipeActionsColor = 0
}

protocol RowDelegate {
  func onDelete(_ offsets: IndexSet)
}
