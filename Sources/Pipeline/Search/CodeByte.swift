/// What a byte of code means to someone who looks for names without lexing.
enum CodeByte {
  /// One letter a byte value, in rows of sixteen:
  ///
  ///     w  part of a word     b  bracket, or the start of a string, comment or raw identifier
  ///     c  `,` or `;`         n  line end
  ///     .  anything else
  private static var map: UnsafePointer<UInt8> {
    let letters: StaticString = """
      ..........n..n..\
      ................\
      ..bb...bbb..c..b\
      wwwwwwwwww.c....\
      .wwwwwwwwwwwwwww\
      wwwwwwwwwwwb.b.w\
      bwwwwwwwwwwwwwww\
      wwwwwwwwwwwb.b..\
      wwwwwwwwwwwwwwww\
      wwwwwwwwwwwwwwww\
      wwwwwwwwwwwwwwww\
      wwwwwwwwwwwwwwww\
      wwwwwwwwwwwwwwww\
      wwwwwwwwwwwwwwww\
      wwwwwwwwwwwwwwww\
      wwwwwwwwwwwwwwww
      """
    return letters.utf8Start
  }

  /// Whether a byte is none of brackets, quotes, `#`, `/` and back-ticks.
  @inline(__always)
  static func isInside(_ byte: UInt8) -> Bool { map[Int(byte)] != UInt8(ascii: "b") }

  /// The same, and none of commas, semicolons and line ends.
  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool {
    map[Int(byte)] == UInt8(ascii: "w") || map[Int(byte)] == UInt8(ascii: ".")
  }

  /// Whether it can be part of an identifier.
  @inline(__always)
  static func isWordPart(_ byte: UInt8) -> Bool { map[Int(byte)] == UInt8(ascii: "w") }
}
