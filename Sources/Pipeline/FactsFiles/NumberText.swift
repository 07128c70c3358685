/// Numbers as letters: five bits a letter, the low ones first, a sixth bit says that more follow.
/// Most numbers of facts are small differences, and take one letter or two.
///
/// Source: the "Base64 VLQ" of source maps, ECMA-426, "Base64 VLQ".
struct NumberWriter {
  private(set) var letters: [UInt8] = []

  mutating func write(_ number: UInt64) {
    var rest = number
    repeat {
      let digit = UInt8(rest & 0x1F)
      rest >>= 5
      letters.append(NumberText.letters[Int(rest == 0 ? digit : digit | 0x20)])
    } while rest != 0
  }

  mutating func write(_ number: Int) { write(UInt64(max(0, number))) }

  /// A difference: its sign is the lowest bit.
  mutating func write(difference: Int) { write(NumberText.folded(difference)) }
}

/// Reads what `NumberWriter` wrote. Any bytes are read or refused.
struct NumberReader {
  private let letters: ArraySlice<UInt8>
  private var place: Int

  init(_ letters: ArraySlice<UInt8>) {
    self.letters = letters
    place = letters.startIndex
  }

  var isAtEnd: Bool { place == letters.endIndex }

  mutating func number() throws(FactsFault) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while place < letters.endIndex {
      let digit = NumberText.digits[Int(letters[place])]
      place += 1
      guard digit != NumberText.noDigit, shift < 60 else { throw .damaged }
      number |= UInt64(digit & 0x1F) << shift
      if digit & 0x20 == 0 { return number }
      shift += 5
    }
    throw .damaged
  }

  mutating func number32() throws(FactsFault) -> UInt32 {
    guard let number = UInt32(exactly: try number()) else { throw .damaged }
    return number
  }

  /// How many things follow, each of at least one letter.
  mutating func count() throws(FactsFault) -> Int {
    let number = try number()
    guard number <= UInt64(letters.endIndex - place) else { throw .damaged }
    return Int(number)
  }

  mutating func difference() throws(FactsFault) -> Int {
    NumberText.unfolded(try number())
  }
}

/// The letters, and how signs are kept.
enum NumberText {
  static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  static let noDigit: UInt8 = 0xFF
  static let digits: [UInt8] = {
    var digits = [UInt8](repeating: noDigit, count: 256)
    for (digit, letter) in letters.enumerated() { digits[Int(letter)] = UInt8(digit) }
    return digits
  }()

  static func folded(_ difference: Int) -> UInt64 {
    UInt64(bitPattern: Int64(difference << 1 ^ difference >> 63))
  }

  static func unfolded(_ number: UInt64) -> Int {
    Int(number >> 1) ^ -Int(number & 1)
  }
}
