struct Screen: View {
  var body: some View {
    Text("a").font(.body).padding([.top, .leading], 8).frame(width: 1, height: 2)
    list[0].items[safe: index]?.name!.count
    self.store?.delete(item)?.done()
    make()()(1)
    pair.0.1.name
    Set<Int>(values).map(String.init).sorted(by: >)
    Dictionary<String, [Int]>().isEmpty
    Outer.Inner<Int>.self
    [Int](repeating: 0, count: 2).first
    [String: Int]()
    (a, b).0
    super.viewDidLoad()
    Self.make(.default)
    foo.init(1)
    .init(title: "x")
    a.insert(_:at:)
    remove(at:)(1)
    ForEach<[Int], Int, Text>(items, id: \.self) { Text("\($0)") }
    value.`default`.`self`
    view.if(flag) { $0.hidden() }
    try! await load()
    await [first(), second()]
    #function.cleaned()
    object?[0]?(1)
    closure!(1)
    array.map { $0 }.filter { $0 > 1 }.count
    Text("a") + Text("b")
    Text("c")
      // a comment
      .bold()

      .italic()
  }
}
