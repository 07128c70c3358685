import Testing

@testable import Analysis

@Suite struct WordsTests {
  @Test(arguments: [
    ("deleteItem", ["delete", "item"]), ("DELETE", ["delete"]), ("URLDelete", ["url", "delete"]),
    ("deleteURL", ["delete", "url"]), ("did_tap-delete.row", ["did", "tap", "delete", "row"]),
    ("trash2Fill", ["trash", "2", "fill"]), ("L10n", ["l", "10", "n"]),
    ("Löschen", ["loschen"]), ("LÖSCHEN", ["loschen"]), ("Lo\u{308}schen", ["loschen"]),
    ("Schließen", ["schliessen"]), ("Épingler l’œuvre", ["epingler", "loeuvre"]),
    ("Don't delete", ["dont", "delete"]), ("Don’t delete", ["dont", "delete"]),
    ("Delete “%@”…", ["delete"]), ("Delete %1$lld items", ["delete", "items"]),
    ("100% sure", ["100", "sure"]), ("削除する", ["削", "除", "す", "る"]),
    ("メモを削除", ["メ", "モ", "を", "削", "除"]), ("Ｄｅｌｅｔｅ", ["delete"]),
    ("Удалить Всё", ["удалить", "всё"]), ("", []), ("…–!", []), ("🗑️ Delete", ["delete"]),
    ("ABC", ["abc"]), ("aB", ["a", "b"]), ("ABc", ["a", "bc"]),
    ("不可Undo的", ["不", "可", "undo", "的"]),
  ])
  func split(text: String, expected: [String]) {
    #expect(Words.split(text) == expected)
  }
}
