#!/usr/bin/env swift
// after a shebang
let a = 1 // end
let b = 2letc	=	3/* block */ /** doc */ /**/ /***/
/* outer /* inner */ still
 outer */ let d = 4 /// doc line
//// four
//
