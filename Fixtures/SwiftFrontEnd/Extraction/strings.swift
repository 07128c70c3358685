let plain = "Delete"
let escaped = "a\tb\"c\\d\u{1F5D1}e\n"
let raw = #"a\nb\#nc"#
let interpolated = "\(count) items \(name.uppercased(), specifier: "%@")"
let nested = "\(items.map { "<\($0)>" }.joined(separator: ", "))"
let multi = """
  first
    second \
  joined
  """
let empty = ""
let multiEmpty = """
  """
let emoji = "🗑️ löschen 削除", after = "x"
let regex = /a+/
