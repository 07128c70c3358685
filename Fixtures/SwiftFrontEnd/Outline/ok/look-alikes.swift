enum Settings {
  case swipeActions(Kind)
  case `default`, get, set
  static func from(_ raw: Int) -> Settings { .swipeActions(.init(raw)) }
}
func use(_ s: Settings) {
  if case .swipeActions(let kind) = s { open(kind) }
  send(.onDelete($0))
  let type = s.type, self_ = s.self
  async let first = load(), second = load()
  let async = 1
  async()
  get()
  set(1)
  init_(2)
  open(url)
  actor.run()
  macro(1)
  some.thing()
  each.one()
  any(1)
  lazy.map { $0 }
  final = 3
  required.append(1)
  prefix(3)
  optional?.count
  weak.value()
  package.name()
  unsafe(1)
  copy(1)
  consume(2)
  repeat_ { }
  let unsafe = 1
  _ = unsafe
  await(work)
}
let get = 1
let open = { 2 }
indirect enum Tree { case leaf }
