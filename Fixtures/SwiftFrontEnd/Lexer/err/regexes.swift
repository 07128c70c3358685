let a = #/never closed
let b = #/closed by too many/##
let c = ##/closed by too few/#
let d = /unbalanced)/ + 1
let e = /open
let f = x /// comment
let g = =/ space/
return / x/
let h = #/
  never closed over lines
let i = 1
