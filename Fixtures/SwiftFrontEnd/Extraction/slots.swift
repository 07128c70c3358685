import SwiftUI

struct Slots: View {
  var body: some View {
    Button { tap() } label: { Text("a") }
    Button("a", role: .destructive) { tap() }
    Button(action: tap) { Text("a") }
    Button(action: { tap() }, label: { Text("a") })
    Button(intent: Open()) { Text("a") }
    Menu { Text("a") } label: { Text("b") } primaryAction: { tap() }
    Menu("a") { Text("b") }
    Menu(content: { Text("a") }, label: { Text("b") })
    NavigationLink { Detail() } label: { Text("a") }
    NavigationLink(value: item) { Text("a") }
    NavigationLink(destination: Detail()) { Text("a") }
    NavigationLink("a") { Detail() }
    Link(destination: url) { Text("a") }
    ShareLink(item: url) { Text("a") }
    Toggle(isOn: $on) { Text("a") }
    Label { Text("a") } icon: { Image("b") }
    Section { Text("a") } header: { Text("b") } footer: { Text("c") }
    Section(header: Text("a")) { Text("b") }
    List(items) { Row($0) }
    ForEach(items, id: \.self) { Row($0) }
    Form { Text("a") }
    Group { Text("a") }
    DisclosureGroup { Text("a") } label: { Text("b") }
    LabeledContent { Text("a") } label: { Text("b") }
    Picker(selection: $one) { Text("a") } label: { Text("b") }
    HStack { Text("a") }
    ScrollView { Text("a") }
    NavigationStack { Text("a") }
    NavigationSplitView { Text("a") } content: { Text("b") } detail: { Text("c") }
    TabView { Text("a").tabItem { Label("a", systemImage: "b") } }
    ContentUnavailableView { Text("a") } description: { Text("b") } actions: { Button("c") {} }
    ToolbarItem { Text("a") }
    Custom { Text("a") } label: { Text("b") }
    Text("a")
      .sheet(isPresented: $shown) { Detail() }
      .sheet(isPresented: $shown, onDismiss: done) { Detail() }
      .fullScreenCover(item: $item) { Detail($0) }
      .popover(isPresented: $shown, content: { Detail() })
      .alert("a", isPresented: $shown) { Button("b") {} } message: { Text("c") }
      .confirmationDialog("a", isPresented: $shown) { Button("b") {} } message: { Text("c") }
      .contextMenu { Button("a") {} } preview: { Text("b") }
      .swipeActions { Button("a") {} }
      .swipeActions(edge: .leading, content: { Button("a") {} })
      .overlay(alignment: .top) { Text("a") }
      .background { Text("a") }
      .toolbar { Text("a") }
      .navigationDestination(for: Item.self) { Detail($0) }
      .safeAreaInset(edge: .bottom) { Text("a") }
      .onTapGesture { tap() }
      .onLongPressGesture { tap() } onPressingChanged: { _ in tap() }
      .onDelete { delete($0) }
      .onDelete(perform: delete)
      .onAppear(perform: { tap() })
      .task { await load() }
      .refreshable { await load() }
      .accessibilityAction(named: "a") { tap() }
      .gesture(TapGesture().onEnded { tap() })
  }
}
