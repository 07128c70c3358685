/// Finding a meaning: never by a part of a word, and never by a guess between two.
///
/// A title or name is cut into words and searched for the vocabulary's phrases. Of phrases that
/// overlap the longest counts ("Mark as Unread", not "read"; "Remove from Favorites", not
/// "remove"). Of those that do not, the one where the language has its verb counts: "Undo Delete"
/// undoes, "Löschen rückgängig machen" too. A single word that is not destructive counts only where
/// the verb stands, since elsewhere it is mostly a noun: "View Archive", "Enter PIN".
extension Vocabulary {
  /// The meaning of a title as people read it: "Mark as Unread", "Löschen", "削除".
  public func meaning(ofTitle title: String) -> Meaning? {
    let words = joiningPrefix(Words.split(title), tables.titles)
    // A key that a view takes for its title: Text("inbox.archive"), Text("inboxArchive").
    let looksLikeKey =
      !title.contains(" ") && words.count > 1 && title.utf8.allSatisfy { $0 < 0x80 }
    if looksLikeKey {
      let found = meanings(ofKeyParts: title)
      if !found.isEmpty { return found.only }
    }
    return meaning(of: words, in: tables.titles, skipping: Openings.ofTitles)
  }

  /// The meaning of a symbol or image name: `trash.fill`, `trashFill`, `ic_trash`. A symbol of the
  /// vocabulary covers all that begin with it.
  public func meaning(ofSymbol name: String) -> Meaning? {
    let words = Words.split(name)
    guard !words.isEmpty else { return nil }
    if let match = tables.symbols.match(at: 0, of: words) {
      return match.phrase.entry.flatMap(meaning(named:))
    }
    // An app's own image: `ic_delete`, `trash-icon`.
    guard !name.contains(".") else { return nil }
    return meaning(of: words, in: tables.functions, skipping: Openings.ofImages)
  }

  /// The meaning of a called function's, case's or closure's name: `deleteItem`, `onArchive`.
  public func meaning(ofFunctionName name: String) -> Meaning? {
    let base = String(name.prefix { $0 != "(" })
    let words = joiningPrefix(Words.split(base), tables.functions)
    return meaning(of: words, in: tables.functions, skipping: Openings.ofFunctions)
  }

  /// The meaning of a localisation key or of the path to a generated constant: `logout_title`,
  /// `L10n.Wallet.delete`. Nil where its last telling part has two meanings.
  public func meaning(ofLocalisationKey key: String) -> Meaning? {
    if key.contains(" ") { return meaning(ofTitle: key) }
    let found = meanings(ofKeyParts: key)
    if !found.isEmpty { return found.only }
    // A key that is the title in the language of the developers.
    return meaning(of: Words.split(key), in: tables.titles, skipping: Openings.ofTitles)
  }

  /// All meanings in the last part of a key that has any.
  private func meanings(ofKeyParts key: String) -> [Meaning] {
    let keys = tables.keys
    for part in key.split(separator: ".").suffix(3).reversed() {
      let words = joiningPrefix(Words.split(String(part)), keys)
        .filter { !Openings.keyNoise.contains($0) }
      let found = keys.matches(in: words) { isTelling($0, atEitherEndOf: words.indices) }
        .compactMap { $0.phrase.entry.flatMap(meaning(named:)) }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func meaning(
    of words: [String], in table: PhraseTable, skipping openings: Set<String>
  ) -> Meaning? {
    guard let content = contentRange(of: words, skipping: openings) else { return nil }
    let matches = table.matches(in: words) { match in
      !isJapaneseNoun(match, in: words) && isTelling(match, at: content)
    }
    let isVerbLast = matches.contains {
      $0.phrase.language == .verbLast || $0.phrase.language == .japanese
    }
    let telling = matches.filter { $0.phrase.entry != nil }
    let chosen = isVerbLast ? telling.last : telling.first
    return chosen?.phrase.entry.flatMap(meaning(named:))
  }

  /// Whether a phrase says what the action does: several words do, and a destructive one does
  /// wherever it stands; another only at the verb's place.
  private func isTelling(_ match: PhraseTable.Match, at content: Range<Int>) -> Bool {
    guard let entry = match.phrase.entry, match.range.count == 1,
      meaning(named: entry)?.isDestructive != true
    else { return true }
    switch match.phrase.language {
    case .verbFirst: return match.range.lowerBound == content.lowerBound
    case .verbLast, .japanese: return match.range.upperBound == content.upperBound
    case .any:
      return match.range.lowerBound == content.lowerBound
        || match.range.upperBound == content.upperBound
    }
  }

  /// Keys put what they are about before or after: `inbox_archive`, `archive_inbox`.
  private func isTelling(_ match: PhraseTable.Match, atEitherEndOf words: Range<Int>) -> Bool {
    match.range.count > 1 || match.range.lowerBound == words.lowerBound
      || match.range.upperBound == words.upperBound
      || match.phrase.entry.flatMap(meaning(named:))?.isDestructive == true
  }

  /// A noun by the particle after it: in アーカイブを表示 nothing is archived.
  private func isJapaneseNoun(_ match: PhraseTable.Match, in words: [String]) -> Bool {
    match.phrase.language == .japanese && match.range.upperBound < words.count
      && ["を", "の", "が", "は", "へ", "と", "も"].contains(words[match.range.upperBound])
  }

  /// The words without those that may stand before the verb and numbers at the end; nil where none
  /// is left.
  private func contentRange(of words: [String], skipping openings: Set<String>) -> Range<Int>? {
    var start = 0
    var end = words.count
    while start < end, openings.contains(words[start]) { start += 1 }
    while end > start, words[end - 1].utf8.allSatisfy({ (0x30...0x39).contains($0) }) { end -= 1 }
    // `onTap`: nothing but openings.
    if start == end { return words.isEmpty ? nil : 0..<words.count }
    return start..<end
  }

  /// `unPin` and "un-pin" as `unpin`, where the vocabulary has that.
  private func joiningPrefix(_ words: [String], _ table: PhraseTable) -> [String] {
    guard let index = words.firstIndex(of: "un"), index + 1 < words.count else { return words }
    let joined = "un" + words[index + 1]
    guard table.starts(with: joined) else { return words }
    return Array(words[..<index]) + [joined] + Array(words[(index + 2)...])
  }
}

extension [Meaning] {
  /// The first, if rules take all others for the same.
  fileprivate var only: Meaning? {
    allSatisfy { $0.name == first?.name } ? first : nil
  }
}

/// Words that may stand before what an action does.
private enum Openings {
  static let ofTitles: Set<String> = [
    "yes", "ok", "please", "now", "swipe", "tap", "press", "click", "hold", "to", "confirm",
    "quick", "quickly", "ja", "oui", "si", "sim", "bitte", "jetzt",
  ]
  static let ofFunctions: Set<String> = [
    "did", "do", "on", "will", "handle", "perform", "request", "ask", "confirm", "try", "start",
    "begin", "execute", "run", "send", "trigger", "make", "user", "tap", "tapped", "press",
    "pressed", "click", "clicked", "swipe", "swiped", "select", "selected", "button", "action",
    "row", "cell", "item", "toggle", "set", "the", "async", "for", "to", "and", "should", "can",
    "is", "mark", "as",
  ]
  static let ofImages: Set<String> = [
    "ic", "icon", "img", "image", "btn", "button", "swipe", "action", "row", "cell", "menu",
    "outline", "filled", "fill", "small", "large", "white", "black", "red",
  ]
  static let keyNoise: Set<String> = [
    "title", "titles", "label", "text", "button", "btn", "action", "actions", "message", "name",
    "key", "string", "localized", "localizable", "accessibility", "a", "11", "y", "description",
    "header", "caption", "short", "long", "swipe", "row", "cell", "menu", "item", "option",
    "generic", "common", "general", "confirm", "confirmation", "alert", "dialog", "prompt",
  ]
}
