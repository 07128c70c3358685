let umlaut = "ä", next = f("é")
let 名前 = g("日本")
let `in` = 1
