class Model {
  var plain = 1
  let a = 1, b: Int, c = make(2)
  var typed: [String: Set<Int>]? = nil
  var generic: Set<Int>=[]
  var optional: Array<Int>?=nil
  var computed: some View { Text("a") }
  var getter: Int { get { 1 } set { store(newValue) } }
  var effects: Int { get async throws { try await load() } }
  private(set) var guarded = 0
  private (set) var oldStyle = 0
  lazy var late: UILabel = { let label = UILabel(); return label }()
  @Published var observed = [Int]() { didSet { changed() } }
  @State private var will: Int = 0 { willSet(next) { prepare(next) } didSet { done() } }
  var initLook: Row { Row.init() }
  var asBuilder: some View { @ViewBuilder get { Text("x") } }
  @Environment(\.dismiss) private var dismiss
  @FocusState<Field?> var field
  @AppStorage("key") var key: String = "a"
  unowned(unsafe) let owner: Owner
  weak var delegate: Delegate?
  static var shared: Model = Model(), other = Model()
  var closure: (Int) -> Void = { value in use(value) }
  var withConfig: Int {
    #if DEBUG
    get { 1 }
    #else
    get { 2 }
    #endif
    set { }
  }
  var stored = compute { $0 } { didSet { } }
  let (left, right) = pair()
  var wrapped: Int { _read { yield &value } }
}
let (x, (y, _)): (Int, (Int, Int)) = split()
var topLevel: Int { 1 }
