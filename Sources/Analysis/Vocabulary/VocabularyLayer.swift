extension Vocabulary {
  /// Lays a contract's `vocabulary` over what is there. The value has the shape that
  /// `ContractKeys` gives it.
  mutating func update(with value: JSONValue) {
    for part in value["replace"]?.strings ?? [] { empty(part) }
    for member in value["meanings"]?.object ?? [] {
      update(meaning: member.key, with: member.value)
    }
    add(
      (value["meaningless"]?.strings ?? []).flatMap { text in
        [.title, .function, .key].map { MeaningPhrase(kind: $0, text: text, entry: nil) }
      })
    for word in value["destructive"]?.strings ?? [] { destructive.add(word, entry: nil) }
    for word in value["undo"]?.strings ?? [] { undo.add(word, entry: nil) }
    for name in (value["tapTargets"]?.strings ?? []).compactMap({ ElementName($0) })
    where !tapTargets.contains(name) {
      tapTargets.append(name)
    }
    for member in value["swipeAPIs"]?.object ?? [] {
      guard let element = ElementName(member.key) else { continue }
      swipeAPIs.removeAll { $0.element == element }
      swipeAPIs.append(
        SwipeAPI(
          element: element, edge: member.value["edge"]?.string.flatMap(SwipeAPI.Edge.init),
          fullSwipe: member.value["fullSwipe"]?.boolean))
    }
  }

  private mutating func empty(_ part: String) {
    switch part {
    case "meanings": removeMeanings()
    case "meaningless": removeMeaningless()
    case "destructive": destructive = PhraseTable()
    case "undo": undo = PhraseTable()
    case "tapTargets": tapTargets = []
    case "swipeAPIs": swipeAPIs = []
    default: break
    }
  }

  private mutating func update(meaning name: String, with value: JSONValue) {
    if value["replace"]?.boolean == true { remove(meaning: name) }
    update(name) { entry in
      if let other = value["sameAs"]?.string { entry.sameAs = other }
      if let isDestructive = value["destructive"]?.boolean { entry.isDestructive = isDestructive }
    }
    var phrases: [MeaningPhrase] = []
    for member in value["titles"]?.object ?? [] {
      let language = PhraseTable.Language(tag: member.key)
      let isKey = member.key == "en"
      for element in member.value.array ?? [] {
        guard let title = element.string else { continue }
        phrases.append(
          MeaningPhrase(kind: .title, text: title, entry: name, language: language))
        if isKey { phrases.append(MeaningPhrase(kind: .key, text: title, entry: name)) }
      }
    }
    for element in value["functions"]?.array ?? [] {
      guard let phrase = element.string else { continue }
      phrases.append(
        MeaningPhrase(kind: .function, text: phrase, entry: name, language: .verbFirst))
      phrases.append(MeaningPhrase(kind: .key, text: phrase, entry: name))
    }
    for element in value["symbols"]?.array ?? [] {
      guard let symbol = element.string else { continue }
      phrases.append(MeaningPhrase(kind: .symbol, text: symbol, entry: name))
    }
    add(phrases)
  }
}
