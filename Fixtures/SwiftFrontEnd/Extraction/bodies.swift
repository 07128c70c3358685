func statements() async throws -> Int {
  let a = first(), b: Int
  let (c, (d, _)) = pair()
  var e: [Int] = [] { didSet { changed() } }
  if a { one() } else if let f = two(), f > 1 { three(f) } else { four() }
  guard let g, case .some(let h) = i, #available(iOS 17, *) else { return 1 }
  for (index, item) in items.enumerated() where index > 0 { use(item) }
  for case .new(let item) in items { use(item) }
  while let next = queue.pop() { next() }
  repeat { step() } while again()
  switch state {
  case .loaded(let items, _) where items.isEmpty, let .cached(items): show(items)
  case is Other: break
  #if DEBUG
  case .debug: debug()
  #endif
  default: fail()
  }
  do { try go() } catch Fault.one(let code) { handle(code) } catch { last(error) }
  defer { close() }
  self.count = a ?? 1
  count += 1
  flags <<= 2
  array[0] = .new
  object?.value = nil
  (c, d) = (d, c)
  func local(_ x: Int) { inner(x) }
  var computed: Int { 1 }
  struct Local { func go() {} }
  label: for _ in 0..<1 { continue label }
  throw Fault.two
  #if os(iOS)
  phone()
  #elseif os(macOS)
  mac()
  #endif
  return try await last(a == b)
}
func single() -> Int { 1 }
func oneCall() { call() }
let captured = { [weak self, count = items.count, weak other = self.other] (x: Int, _ y) in use(x) }
let branches = { if a { b() } }
let result = { (a) -> Int in return a }
