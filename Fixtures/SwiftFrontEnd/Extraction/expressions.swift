let chain = self.store?.items[0]!.name.lowercased()
let call = make()()(1, label: 2)
let generic = Set<Int>(values).count
let implicit = .init(a: .trailing, b: .custom(1))
let ternary = a ? b : c ? d : e
let nilJoin = a ?? b() ?? nil
let ifValue = if a { 1 } else if let b = c() { b } else { d() }
let switchValue = switch a { case .b: 1; case .c where d(): e(); default: let f = 1; g(f) }
let cast = value as? Item
let forced = try! load() as! Item
let test = value is Item
let sum = a + b * -c
let bits = a & b
let address = use(&value)
let not = !flag
let list = [1, a, f(2),]
let dictionary = ["a": 1, "b": g()]
let tuple = (1, two: b())
let single = (a).b
let paths = [\.name, \Item.list[0].name]
let selector = #selector(tap(_:))
let awaited = await [first(), second()]
let closure = { $0 + 1 }(2)
let postfix = Text("a")
  .bold()
  #if os(iOS)
  .italic()
  #if DEBUG
  .border(.red)
  #endif
  #else
  .underline()
  #endif
  .padding()
let keyword = view.if(flag) { $0.hidden() }
let ticked = `default`.`self`(`in`: 1)
let reference = items.map(String.init), labelled = remove(at:)
let range = 0..<items.count
let macro = #line + #function.count
let trailing = run { one() } _: { two() } done: { three() }
