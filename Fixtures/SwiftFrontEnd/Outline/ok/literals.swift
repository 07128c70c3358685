let s = "a\(b)c\(d.e(f: 1))"
let nested = "x\(y.map { "z\($0)" }.joined())"
let raw = #"a\(b)\#(c)"#
let multi = """
  one \(two(3)) three
    four
  """
let empty = ""
let numbers = [1, 0x1F, 0b10, 1.5e3, 1_000, -2]
let booleans = [true, false]
let nothing: Int? = nil
let regex = /ab+c/
let regexPound = #/a b/#
let array = [a, b, c(d),]
let dictionary = ["a": 1, "b": f(2)]
let emptyDictionary: [String: Int] = [:]
let emptyArray: [Int] = []
let tuple = (1, two: 2, three)
let unit = ()
let paths = [\.name, \Item.name, \Item.list[0].name, \.self, \Foo<Int>.bar, \.?.count, \Foo?.bar?.baz]
let selector = #selector(tap(_:)), spaced = #selector(target.tap (_:at:))
let file = #file, line = #line
let color = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)
let types = [Int.self, [String].self, (Int) -> Void.self]
let interpolated = "\(a, specifier: "%.2f") \(b ? "c" : "d")"
let percent = "100%" + "\("in")"
