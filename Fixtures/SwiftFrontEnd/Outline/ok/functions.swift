struct Row {
  func plain() {}
  mutating func with(_ first: Int, second: String = "a", third other: Double...) -> String { "" }
  func generic<T: View, each U>(@ViewBuilder _ content: () -> T, _ rest: repeat each U) -> some View
  where T: Equatable, T.Body == Never { content() }
  static func == (left: Self, right: Self) -> Bool { true }
  prefix static func ~<Code: Sequence>(code: Code) -> Bool { false }
  static func < <T>(left: T, right: T) -> Bool { false }
  init?(from decoder: Decoder) throws(DecodingError) {}
  init!<S>(_ text: S) where S: StringProtocol {}
  public required convenience init() { self.init(1) }
  deinit { stop() }
  subscript(index: Int) -> Int { items[index] }
  subscript<T>(key path: KeyPath<Self, T>, default value: T = .zero) -> T {
    get async throws { value }
    set(next) { store(next) }
    _modify { yield &items[0] }
  }
  func reasync(_ body: () async throws -> Void) reasync rethrows { await body() }
  func inouts(_ a: inout Int, _ b: borrowing Row, _ c: consuming Row, _ d: isolated Queue) {}
  func closureType(_ done: @escaping @MainActor (Result<Int, Error>) -> Void = { _ in }) {}
  func optional() -> (left: Int, right: [String: Int]?)? { nil }
  func `default`(`in` value: Int) {}
  __consuming func old(_ a: __owned Row, _ b: __shared [Row]) {}
  func labels(
    protocol: Int,
    extension other: Int = make(),
    struct s: Row,
    return: Int
  ) { use(`protocol`) }
  @objc(doIt:) @available(iOS 15, *) dynamic func act() {}
  @objc
  #if os(iOS)
  @MainActor
  #endif
  func conditional() {}
}
func top() { func inner() { run() }; inner() }
