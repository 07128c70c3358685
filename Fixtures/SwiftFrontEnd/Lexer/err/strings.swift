let a = "never closed
let b = "in a hole \(c + d
let e = "nested \("deep \(f
let g = "bad \q \u{} \u{110000} \u{zz} escape"
let h = #"raw \#q"##
let i = 'single'
let j = 'open
let k = “curly” + 1
let l = ##"never closed"#
let m = "
let n = "\(o)
let p = """
  "\("
  """
let q = "after" + 1
