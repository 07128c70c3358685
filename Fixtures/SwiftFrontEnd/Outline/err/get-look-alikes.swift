struct Look {
  var look: Int { get(1) }
  var also: Int { set.count }
  let conditional = [
    1,
    #if DEBUG
    make(2),
    #endif
  ]
  let question = a? .b : c
  let pairs = { ((a, b)) in a }
  func after() { one() }
}
