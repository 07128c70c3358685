import SourceText

extension SwipeSites {
  func pack(into writer: inout PackedWriter) {
    writer.write(sites) { $1.pack(into: &$0) }
    writer.write(lookAlikes) { writer, other in
      other.place.pack(into: &writer)
      writer.write(other.symbol)
      writer.write(other.reason)
    }
  }

  init(unpacking reader: inout PackedReader) throws(PackedFault) {
    let sites = try reader.list { reader throws(PackedFault) in try SwipeSite(unpacking: &reader) }
    let lookAlikes = try reader.list { reader throws(PackedFault) in
      LookAlike(
        place: try Place(unpacking: &reader), symbol: try reader.text(),
        reason: try reader.text())
    }
    self.init(sites: sites, lookAlikes: lookAlikes)
  }
}

extension SwipeSite {
  fileprivate func pack(into writer: inout PackedWriter) {
    writer.write(form.rawValue)
    writer.write(name)
    place.pack(into: &writer)
    writer.write(symbol)
    writer.write(edge.rawValue)
    writer.write(fullSwipe.rawValue)
    writer.write(isFullSwipeByDefault)
    writer.write(actions) { $1.pack(into: &$0) }
    writer.write(primaries) { $1.pack(into: &$0) }
    writer.write(hasUnknownPrimary)
    writer.write(unknowns) { $0.write($1) }
    writer.write(wrapper != nil)
    guard let wrapper else { return }
    writer.write(wrapper.name)
    writer.write(wrapper.uses) { $1.pack(into: &$0) }
  }

  fileprivate init(unpacking reader: inout PackedReader) throws(PackedFault) {
    form = try reader.word()
    name = try reader.text()
    place = try Place(unpacking: &reader)
    symbol = try reader.text()
    edge = try reader.word()
    fullSwipe = try reader.word()
    isFullSwipeByDefault = try reader.flag()
    actions = try SwipeAction.list(unpacking: &reader)
    primaries = try SwipeAction.list(unpacking: &reader)
    hasUnknownPrimary = try reader.flag()
    unknowns = try reader.list { reader throws(PackedFault) in try reader.text() }
    guard try reader.flag() else { return }
    wrapper = WrapperUse(
      name: try reader.text(),
      uses: try reader.list { reader throws(PackedFault) in try Place(unpacking: &reader) })
  }
}

extension SwipeAction {
  /// Without its handler, which leads into facts that are not there when it is read again.
  fileprivate func pack(into writer: inout PackedWriter) {
    place.pack(into: &writer)
    writer.write(role.rawValue)
    writer.write(title)
    writer.write(symbol)
    writer.write(meanings) { writer, meaning in
      writer.write(meaning.name)
      writer.write(meaning.form)
      writer.write(meaning.isDestructive)
    }
    writer.write(hasDestructiveWord)
  }

  fileprivate static func list(
    unpacking reader: inout PackedReader
  ) throws(PackedFault) -> [SwipeAction] {
    try reader.list { reader throws(PackedFault) in try SwipeAction(unpacking: &reader) }
  }

  fileprivate init(unpacking reader: inout PackedReader) throws(PackedFault) {
    place = try Place(unpacking: &reader)
    role = try reader.word()
    title = try reader.optionalText()
    symbol = try reader.optionalText()
    meanings = try reader.list { reader throws(PackedFault) in
      Meaning(
        name: try reader.text(), form: try reader.text(), isDestructive: try reader.flag())
    }
    hasDestructiveWord = try reader.flag()
    handler = .notKept
  }
}

extension PackedReader {
  /// A word of a few that are known.
  fileprivate mutating func word<Word: RawRepresentable<String>>() throws(PackedFault) -> Word {
    guard let word = Word(rawValue: try text()) else { throw .damaged }
    return word
  }
}
