prefix operator ++
infix operator <+>: AdditionPrecedence
postfix operator ...
let n = [-b + c * -d - e, f ?? g, h != i, !j, k! + l?.m?[n]!.o, p as? Q, r is S, ++s, t<+>u]
let t = u ? v : w, x = y ?z :w
call(&a, a & b, a && b, a&b, a &+ b, a &&& b)
let ranges = [a...b, a..<b, ...c, d..., .e, a.b, x.+(y)] + [1, 2].reduce(0, +).map(-)
func ==(l: A, r: B) -> Bool { l === r }
extension A { static func < (l: A, r: A) -> Bool { l.x<r.x } }
let g: Array<Dictionary<Int, [Set<Int>?]>>? = nil; let q: [Int]?=nil, w: Array<Int>=[]
a>>b<<c>>>d; a <- b; a ~> b; a ∘ b ≠ c; √d ⊕ e; a |> b^.c; a =!= b; a⃗ = b
let h: () throws->Int = { 1 }, k: (inout A)->Void
x<y>(z); A<B>.c(); f { $0 < $1 }; g(x < y, z > w)
let paths = [\Root.name, \.name?.count, \[Int].[0], \.self, \Foo.?.bar, \Foo?.b!.c]
struct Noncopyable: ~Copyable & Sendable { let a: any P & Q }
a/*comment*/+ b; a +/*comment*/ b; a +//comment
b; c */*x*/d; e = /* y */ -f/* z */
@objc(name:) @MainActor func go() { #selector(foo(_:)); #Preview("x") { }; #file }
let (_, c) = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
