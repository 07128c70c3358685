import SwiftUI
@testable import Mail

@MainActor
final class MailStore: NSObject, ObservableObject, Base<Item> {
  @Published private(set) var items: [Item] = [], selected: Item?
  let a = 1, b: Int
  @AppStorage("sort", store: .shared) var sort = Sort.name
  @Environment(\.undoManager) private var undoManager
  lazy var label: UILabel = { let label = UILabel(); return label }()
  var count: Int { items.count }
  var both: Int { get { 1 } set { store(newValue) } }
  var watched = 0 { willSet { before() } didSet { after() } }
  weak var delegate: (any Delegate)?
  let (left, right) = pair()
  init(items: [Item] = [], _ name: String, for key: Key...) { self.items = items }
  convenience override init?() { self.init([], "a") }
  deinit { stop() }
  subscript(index: Int) -> Item { items[index] }
  static func make<T>(_ value: T, @ViewBuilder content: @escaping () -> some View = { EmptyView() })
    async throws -> [T: Int]? where T: Hashable { nil }
  func `default`(in `where`: Int) {}
  enum Kind: String, CaseIterable { case one = "1", two, other(Int, name: String = "a") }
  typealias Done = (Item) -> Void
  #if os(iOS)
  func onlyPhone() {}
  #else
  func others() {}
  #endif
}
extension View where Self: Equatable {
  @ViewBuilder func row(@ViewBuilder _ content: () -> some View) -> some View { content() }
}
extension Array<Item> { func total() -> Int { count } }
extension [Item] {}
extension Outer.Inner: Hashable {}
extension String? { var orEmpty: String { self ?? "" } }
protocol Opener: AnyObject { var id: Int { get }; func open(_ item: Item) }
actor Queue {}
macro made() -> Int = #externalMacro(module: "A", type: "B")
let global = Store(), other: Int = 1
#Preview("a") { Slots() }
print("loose")
