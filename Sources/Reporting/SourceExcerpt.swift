import SourceText

/// The source line of a place with a caret under its token, as it shows on a terminal.
struct SourceExcerpt: Equatable {
  /// Tabs are blanks, control characters are visible, a long line is cut around the token.
  var line: String
  /// Blanks, then `^~~~` under the token.
  var marks: String

  /// Nil where the range does not lie in these bytes: the file changed since it was read.
  init?(_ range: SourceRange, in bytes: [UInt8], width: Int) {
    let start = Int(range.start.offset)
    guard start <= bytes.count else { return nil }
    var lineStart = start
    while lineStart > 0, !SourceExcerpt.endsLine(bytes[lineStart - 1]) { lineStart -= 1 }
    // Four bytes a character at most: more than `width` characters before or after never show.
    let reach = 4 * max(width, 1)
    lineStart = max(lineStart, start - reach)
    while lineStart < start, bytes[lineStart] & 0xC0 == 0x80 { lineStart += 1 }
    var lineEnd = start
    while lineEnd < bytes.count, lineEnd < start + reach, !SourceExcerpt.endsLine(bytes[lineEnd]) {
      lineEnd += 1
    }
    let tokenEnd = min(max(Int(range.end.offset), start), lineEnd)

    var cells = Cells()
    cells.append(bytes[lineStart..<start])
    let before = cells.texts.count
    cells.append(bytes[start..<tokenEnd])
    let through = cells.texts.count
    cells.append(bytes[tokenEnd..<lineEnd])

    let shown = cells.window(around: before..<max(through, before + 1), width: width)
    let token = max(before, shown.lowerBound)..<max(min(through, shown.upperBound), before)
    let blanks = cells.width(shown.lowerBound..<token.lowerBound) + (shown.lowerBound > 0 ? 1 : 0)
    let under = max(cells.width(token), 1)
    line =
      (shown.lowerBound > 0 ? "…" : "") + cells.texts[shown].joined()
      + (shown.upperBound < cells.texts.count ? "…" : "")
    marks =
      String(repeating: " ", count: blanks) + "^" + String(repeating: "~", count: under - 1)
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

/// Characters as they show, each with the cells it takes up.
private struct Cells {
  var texts: [String] = []
  private var widths: [Int] = []
  private var column = 0

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    for character in String(decoding: bytes, as: UTF8.self) {
      let text = character == "\t" ? blanksToTabStop : character.isControl ? "\u{FFFD}" : nil
      let width = text?.count ?? DisplayWidth.of(character)
      texts.append(text ?? String(character))
      widths.append(width)
      column += width
    }
  }

  func width(_ range: Range<Int>) -> Int { widths[range].reduce(0, +) }

  /// As much as fits into `width` cells: the token and what stands before it first.
  func window(around token: Range<Int>, width: Int) -> Range<Int> {
    if self.width(0..<texts.count) <= width { return 0..<texts.count }
    // An ellipsis at either end.
    let room = max(width - 2, 1)
    var lower = min(token.lowerBound, texts.count)
    var upper = lower
    var used = 0
    while upper < min(token.upperBound, texts.count), used + widths[upper] <= room {
      used += widths[upper]
      upper += 1
    }
    // A third of what is left goes to what follows the token.
    let after = used + (room - used) / 3
    while upper < texts.count, used + widths[upper] <= after {
      used += widths[upper]
      upper += 1
    }
    while lower > 0, used + widths[lower - 1] <= room {
      lower -= 1
      used += widths[lower]
    }
    while upper < texts.count, used + widths[upper] <= room {
      used += widths[upper]
      upper += 1
    }
    return lower..<upper
  }

  /// Tab stops stand every four cells.
  private var blanksToTabStop: String { String(repeating: " ", count: 4 - column % 4) }
}

extension String {
  /// One line, with nothing in it that a terminal acts on.
  var visible: String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    return contains(where: \.isControl) ? String(map { $0.isControl ? "\u{FFFD}" : $0 }) : self
  }
}

extension Character {
  /// Whether a terminal could act on it instead of showing it.
  var isControl: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      // Embeddings and overrides would show the rest of the line in another order.
      case .format:
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      default: false
      }
    }
  }
}
