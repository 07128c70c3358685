/// How many cells of a terminal text takes up.
enum DisplayWidth {
  /// 0 for combining marks alone, 2 for East Asian wide characters and emoji, else 1.
  static func of(_ character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      // U+FE0F asks for the emoji form of the character before it.
      width = max(width, scalar.value == 0xFE0F ? 2 : of(scalar))
    }
    return width
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    if wide.contains(where: { $0.contains(scalar.value) }) || scalar.properties.isEmojiPresentation
    {
      return 2
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// Unicode Standard Annex #11, East Asian Width W and F, joined into a few stretches.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x20000...0x3FFFD,
  ]
}
