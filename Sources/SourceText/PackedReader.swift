/// Reads what `PackedWriter` wrote. Any bytes are read or refused, and none make it ask for more
/// memory than a small multiple of their own number.
public struct PackedReader {
  private let bytes: [UInt8]
  private var place: Int
  private let end: Int
  private var texts: [String] = []

  /// Reads a stretch of the bytes, which has to lie within them.
  public init(_ bytes: [UInt8], in stretch: Range<Int>) {
    self.bytes = bytes
    place = max(0, min(stretch.lowerBound, bytes.count))
    end = max(place, min(stretch.upperBound, bytes.count))
  }

  public init(_ bytes: [UInt8]) { self.init(bytes, in: 0..<bytes.count) }

  public var isAtEnd: Bool { place == end }

  /// Any number. Throws where the bytes end before it does, or where it has over 64 bits.
  public mutating func number() throws(PackedFault) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while place < end, shift < 64 {
      let byte = bytes[place]
      place += 1
      // The tenth byte has room for one bit.
      guard shift < 63 || byte < 2 else { throw .damaged }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    throw .damaged
  }

  /// A number of at most 32 bits.
  public mutating func number32() throws(PackedFault) -> UInt32 {
    guard let number = UInt32(exactly: try number()) else { throw .damaged }
    return number
  }

  /// A size, which need not be that of anything that follows.
  public mutating func size() throws(PackedFault) -> Int {
    let number = try number()
    guard number < 1 << 48 else { throw .damaged }
    return Int(number)
  }

  /// How many things follow, each of at least one byte.
  public mutating func count() throws(PackedFault) -> Int {
    let number = try number()
    guard number <= UInt64(end - place) else { throw .damaged }
    return Int(number)
  }

  /// Yes or no.
  public mutating func flag() throws(PackedFault) -> Bool {
    let number = try number()
    guard number < 2 else { throw .damaged }
    return number == 1
  }

  /// A text. Throws where it is not UTF-8, or has the number of one that did not come yet.
  public mutating func text() throws(PackedFault) -> String {
    let number = try number()
    if number > 0 {
      guard number <= UInt64(texts.count) else { throw .damaged }
      return texts[Int(number) - 1]
    }
    let length = try count()
    guard let text = String(validating: bytes[place..<place + length], as: UTF8.self) else {
      throw .damaged
    }
    place += length
    texts.append(text)
    return text
  }

  /// A text that may be missing.
  public mutating func optionalText() throws(PackedFault) -> String? {
    try flag() ? try text() : nil
  }

  /// A stretch of a source.
  public mutating func range() throws(PackedFault) -> SourceRange {
    SourceRange(start: try position(), end: try position())
  }

  private mutating func position() throws(PackedFault) -> SourcePosition {
    SourcePosition(offset: try number32(), line: try number32(), column: try number32())
  }

  /// The elements that were written with `write(_:each:)`.
  public mutating func list<Element>(
    _ each: (inout PackedReader) throws(PackedFault) -> Element
  ) throws(PackedFault) -> [Element] {
    let count = try count()
    var list: [Element] = []
    for _ in 0..<count { list.append(try each(&self)) }
    return list
  }
}

/// Why packed bytes cannot be used.
public enum PackedFault: Error, Sendable, Equatable {
  case damaged
}
