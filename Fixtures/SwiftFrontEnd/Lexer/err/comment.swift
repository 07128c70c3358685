/* never /* closed */
let a = 1
