let plain = ["", "a", "\"\\\'\n\u{1F600}", "no tab", "ünïcode 日本 👍"]
let deep = "a\(b + "c\(d["e\(f)"] ?? "(")g")h\(i)"
let labelled = "\(value, specifier: "%.2f") of \(total())\(x)"
let raw = [#"no \(hole) \n"#, ##"one "# more \##(hole) \#(none)"##, #"""#, #"" "#, #"\#u{41}"#]
let lines = """
  first \(name) "quoted" ""
  second \
  third \("""
    inner \(deep("x"))
    """)
  """
let rawLines = #"""
  a \(no) \#(yes) """
  b \#
  c
  """#
let empty = """
  """
let one = """
  \(x)
  """ + """
  \"""
  """
print("http://example.org/*not a comment*/", "#if")
