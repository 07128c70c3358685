/// What a byte can be part of in source text; bits of the table `ByteClass.table`.
///
/// Non-ASCII bytes count as identifier bytes: Swift's identifier ranges cover nearly all of them,
/// and the lexer looks closer only where it has to.
public struct ByteClass: OptionSet, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Letters, `_` and every byte from 0x80.
  public static let identifierStart = ByteClass(rawValue: 1 << 0)
  /// `identifierStart` and the digits.
  public static let identifierPart = ByteClass(rawValue: 1 << 1)
  public static let digit = ByteClass(rawValue: 1 << 2)
  /// `/ = - + * % < > ! & | ^ ~ ? .`
  public static let operatorPart = ByteClass(rawValue: 1 << 3)
  /// Space, tab, vertical tab, form feed and NUL.
  public static let blank = ByteClass(rawValue: 1 << 4)
  /// Line feed and carriage return.
  public static let newline = ByteClass(rawValue: 1 << 5)
  /// Digits and the letters a to f in both cases.
  public static let hexDigit = ByteClass(rawValue: 1 << 6)

  /// One entry a byte value.
  public static let table: [UInt8] = (0...255).map { (value: Int) -> UInt8 in
    let byte = UInt8(value)
    var found: ByteClass = []
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      found.formUnion([.identifierStart, .identifierPart])
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      found.formUnion([.identifierPart, .digit])
    case UInt8(ascii: " "), 0x09, 0x0B, 0x0C, 0x00:
      found.insert(.blank)
    case 0x0A, 0x0D:
      found.insert(.newline)
    default:
      if "/=-+*%<>!&|^~?.".utf8.contains(byte) { found.insert(.operatorPart) }
    }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      found.insert(.hexDigit)
    default:
      break
    }
    return found.rawValue
  }
}
