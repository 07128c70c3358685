import SourceText

/// What is known of an app as bytes, and back: the same program compares apps with them in a later
/// run as if it had just judged this one.
extension AppAnalysis {
  /// Puts all of it behind what the writer holds. Equal analyses give equal bytes.
  public func pack(into writer: inout PackedWriter) {
    writer.write(judgements.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      writer.write(entry.value) { $1.pack(into: &$0) }
    }
    swipeSites.pack(into: &writer)
    writer.write(suppressions) { $1.pack(into: &$0) }
    writer.write(malformed) { writer, comment in
      comment.place.pack(into: &writer)
      writer.write(comment.message)
    }
    texts.pack(into: &writer)
  }

  /// Reads what `pack` wrote. Any bytes are read or refused.
  public init(unpacking reader: inout PackedReader) throws(PackedFault) {
    self.init()
    let rules = try reader.list { reader throws(PackedFault) in
      let rule = try reader.text()
      return (
        rule,
        try reader.list { reader throws(PackedFault) in try Judgement(unpacking: &reader) }
      )
    }
    judgements = Dictionary(rules) { first, _ in first }
    guard judgements.count == rules.count else { throw .damaged }
    swipeSites = try SwipeSites(unpacking: &reader)
    suppressions = try reader.list { reader throws(PackedFault) in
      try Suppression(unpacking: &reader)
    }
    malformed = try reader.list { reader throws(PackedFault) in
      MalformedSuppression(place: try Place(unpacking: &reader), message: try reader.text())
    }
    texts = try FindingTexts(unpacking: &reader)
  }
}

extension Place {
  func pack(into writer: inout PackedWriter) {
    writer.write(app)
    writer.write(path)
    writer.write(range)
  }

  init(unpacking reader: inout PackedReader) throws(PackedFault) {
    self.init(app: try reader.text(), path: try reader.text(), range: try reader.range())
  }
}

extension Judgement {
  fileprivate func pack(into writer: inout PackedWriter) {
    place.pack(into: &writer)
    writer.write(symbol)
    writer.write(steps) { $0.write($1) }
    writer.write(form)
    switch verdict {
    case .clean: writer.write(0 as Int)
    case .couldNotTell: writer.write(1 as Int)
    case .fault(let message, let related, let isCertain):
      writer.write(2 as Int)
      writer.write(message)
      writer.write(related) { writer, related in
        related.place.pack(into: &writer)
        writer.write(related.message)
      }
      writer.write(isCertain)
    }
  }

  fileprivate init(unpacking reader: inout PackedReader) throws(PackedFault) {
    self.init(
      place: try Place(unpacking: &reader), verdict: .clean, symbol: try reader.text(),
      steps: try reader.list { reader throws(PackedFault) in try reader.text() },
      form: try reader.optionalText())
    switch try reader.number() {
    case 0: break
    case 1: verdict = .couldNotTell
    case 2:
      let message = try reader.text()
      let related = try reader.list { reader throws(PackedFault) in
        RelatedPlace(place: try Place(unpacking: &reader), message: try reader.text())
      }
      verdict = .fault(message: message, related: related, isCertain: try reader.flag())
    default: throw .damaged
    }
  }
}

extension Suppression {
  fileprivate func pack(into writer: inout PackedWriter) {
    writer.write(rules) { $0.write($1) }
    writer.write(reason)
    writer.write(until?.description)
    place.pack(into: &writer)
    switch scope {
    case .file: writer.write(0 as Int)
    case .nothing: writer.write(1 as Int)
    case .stretch(let range):
      writer.write(2 as Int)
      writer.write(UInt64(range.start))
      writer.write(UInt64(range.end))
    }
  }

  fileprivate init(unpacking reader: inout PackedReader) throws(PackedFault) {
    rules = try reader.list { reader throws(PackedFault) in try reader.text() }
    reason = try reader.text()
    let day = try reader.optionalText()
    until = day.flatMap { Day($0) }
    guard (day == nil) == (until == nil) else { throw .damaged }
    place = try Place(unpacking: &reader)
    switch try reader.number() {
    case 0: scope = .file
    case 1: scope = .nothing
    case 2:
      scope = .stretch(ByteRange(start: try reader.number32(), end: try reader.number32()))
    default: throw .damaged
    }
  }
}
