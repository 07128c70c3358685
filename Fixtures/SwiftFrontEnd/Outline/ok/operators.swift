let sum = a + b * c - -d
let flag = a < b && c > d || !e
let generic = a < b, c > (d)
let choice = a ? b : c ? d : e
let nested = a ? (b ? c : d) : e
let nilJoin = a ?? b ?? c
let cast = x as? Foo<Int> ?? y
let force = x as! Foo
let test = x is [Int]
let range = 0..<10, closed = 1...2, open = 3..., upTo = ..<4
let half = array[2...]
a += b
a.b = c
(a, b) = (b, a)
a <<= 1
a = b == c
_ = try? await foo()
let v = try! f() + await g()
let op = reduce(0, +), ops = sorted(by: <)
let address = f(&x)
let bits = a & b | ~c
let arrow = f as (Int) -> Void
let meta = (Int, String).self
let spaced = a ? .b : .c
let optional = a?.b ?? c!.d
let multi = a
  + b
  - c
let notMulti = a
-b
let x1 = a<b
let consumeIt = consume x
let copied = copy y
let each2 = repeat each z
let any = any Foo.self
func < (a: Int, b: Int) -> Bool { true }
let w = -x.y
let tilde = 1 ~= 2
