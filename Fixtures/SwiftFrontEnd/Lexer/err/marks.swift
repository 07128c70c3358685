` ; `a b ; `` ; `+` ; `\n` ; ` `
func f() {
<<<<<<< HEAD
  a("
=======
  b()
>>>>>>> branch
  c(<#T##value: Int#>, -<#x#>) =d e= f
}
>>>> ORIGINAL
==== THEIRS
<<<<
*/ a */ b +*/+ $ #" # ## ### @
