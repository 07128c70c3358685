func run() async throws {
  if a { one() } else if let b, let c = d(), case .some(let e) = f, #available(iOS 17, *) { two() } else { three() }
  guard let x = y?.z, x > 1 else { return }
  guard case let .loaded(items, _) = state else { throw Fault.none }
  for item in items where item.ok { use(item) }
  for case let .some(value) in values { use(value) }
  for (index, item) in items.enumerated() { use(index, item) }
  for try await line in url.lines { print(line) }
  while let next = queue.pop() { next() }
  while case .more = state { step() }
  repeat { step() } while again()
  outer: for _ in 0..<3 { continue outer }
  loop: while true { break loop }
  do { try go() } catch Fault.one(let code) where code > 1 { a() } catch is Other { b() } catch let error as URLError { c(error) } catch { d(error) }
  defer { close() }
  switch value {
  case .a, .b: one()
  case .c(let x) where x > 1, let .d(x): two(x)
  case let x as Foo: three(x)
  case is Bar: four()
  case (1, _), (_, 2...): five()
  case "text": fallthrough
  #if DEBUG
  case .debug: six()
  #endif
  case nil: seven()
  @unknown default:
    eight()
  }
  let value = if a { 1 } else if b { two() } else { 3 }
  let other: Int = switch c { case .a: 1; case .b where ok(): two(); default: three() }
  return switch c { default: 1 }
}
func more() {
  return
  let a = 1
  throw Fault.one
  yield(1)
  if x == .y { }
  if let node { use(node) }
  if let self { }
  if var count, !items.isEmpty { }
  if (a { b }) { }
  if a == b, { $0 }(c) { }
  switch a { }
  if #unavailable(iOS 15) { }
  let x = a; let y = b
  discard self
  then(1)
  init_()
}
