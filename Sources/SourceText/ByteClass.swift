/// What a byte can be part of in source text.
///
/// Non-ASCII bytes have a class of their own: Swift's identifier ranges cover nearly all of them,
/// and a lexer looks closer only where it has to.
public enum ByteClass {
  /// One letter a byte value, in rows of sixteen. Bytes that continue a word have capitals:
  ///
  ///     L  letter or `_`         o  operator `/ = - + * % < > ! & | ^ ~ ? .`
  ///     D  digit                 b  blank: space, tab, vertical tab, form feed, NUL
  ///     S  `$`                   n  line feed, carriage return
  ///     u  from 0x80             p  other punctuation
  ///     c  other control byte
  ///
  /// A literal, so that a look-up is one load from constant memory.
  @inlinable public static var map: UnsafePointer<UInt8> {
    let letters: StaticString = """
      bccccccccbnbbncc\
      cccccccccccccccc\
      boppSoopppoopooo\
      DDDDDDDDDDppoooo\
      pLLLLLLLLLLLLLLL\
      LLLLLLLLLLLpppoL\
      pLLLLLLLLLLLLLLL\
      LLLLLLLLLLLpopoc\
      uuuuuuuuuuuuuuuu\
      uuuuuuuuuuuuuuuu\
      uuuuuuuuuuuuuuuu\
      uuuuuuuuuuuuuuuu\
      uuuuuuuuuuuuuuuu\
      uuuuuuuuuuuuuuuu\
      uuuuuuuuuuuuuuuu\
      uuuuuuuuuuuuuuuu
      """
    return letters.utf8Start
  }

  /// Whether the byte continues an ASCII word: a letter, a digit, `_` or `$`.
  @inlinable public static func isWordPart(_ byte: UInt8) -> Bool { map[Int(byte)] & 0x20 == 0 }

  /// Whether the byte starts an ASCII word: a letter or `_`.
  @inlinable public static func isWordStart(_ byte: UInt8) -> Bool {
    map[Int(byte)] == UInt8(ascii: "L")
  }

  /// `0` to `9`
  @inlinable public static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// `0` to `9`, `a` to `f`, `A` to `F`
  @inlinable public static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- 0x61 < 6
  }

  /// `/ = - + * % < > ! & | ^ ~ ? .`
  @inlinable public static func isOperatorPart(_ byte: UInt8) -> Bool {
    map[Int(byte)] == UInt8(ascii: "o")
  }
}
