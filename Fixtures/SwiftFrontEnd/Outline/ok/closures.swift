let a = { }
let b = { 1 }
let c = { x in x }
let d = { x, y in x + y }
let e = { (x: Int, y: String) -> Bool in x > y.count }
let f = { [weak self] in self?.go() }
let g = { [unowned(unsafe) self, count = items.count, weak delegate = self.delegate] (x) in x }
let h = { @MainActor @Sendable in go() }
let i = { () async throws(Fault) -> Int in 1 }
let j = { (_ x: Int, _: Int) in x }
let k: () -> Void = { [self] in }
let l = { _ in }
let m = { $0 + $1 }
let o = { (x: (Int, Int)) throws in x }
let p = { async in async }
let q = { (x: some View) in x }
let r = { [a] in a }
let s = { x -> Int in x }
let t = { $0 as? [Int] }
let u = { (in: Int) in }
let v = {
  (first, second) in
  first
}
