let a = /ab+c/, b = [/x/, /\/(y)[)(]/], c = foo(/z /* no */), d = #/a/b c/#
let e = x / y / z, f = (x) / 2 / 3, g = x/y/z, h = a[0] / 1 / b
let i = try? /^ x/.wholeMatch(in: s), j = try! /q/, k = !/neg/.isEmpty
let l = #/
  # extended
  (\d+) / "quoted" \/# )
  /#
let m = ##/ has /# inside /##
if /r/ ~= s { return /t/ }
func /(a: Int, b: Int) -> Int { a }
infix operator /^/
prefix operator ^/
let n = [1, 2].reduce(1, /) + reduce(0, +) / 2
switch n { case .some(let p) where p / 2 > 1: q /= 2; default: /x/ }
let r = { /u/ }; let s = a ? /v/ : /w/
