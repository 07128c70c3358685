// byte order mark
let x = 1