import SourceText

/// Where the tokens of a file stand, in lines and columns: found in one walk over the bytes.
struct TokenPlaces {
  private let source: TokenSource
  let lines: LineIndex
  private let starts: [SourcePosition]

  init(_ source: TokenSource) {
    self.source = source
    let lines = LineIndex(source.bytes)
    self.lines = lines
    starts = [SourcePosition](unsafeUninitializedCapacity: source.tokens.count) { starts, count in
      lines.lineStarts.withUnsafeBufferPointer { lineStarts in
        var line = 0
        var last = SourcePosition(offset: 0, line: 1, column: 1)
        for token in source.tokens {
          // An operator of which a type took the start may lie where the walk has been already.
          let offset = min(max(token.offset, last.offset), UInt32(source.bytes.count))
          while line + 1 < lineStarts.count, lineStarts[line + 1] <= offset {
            line += 1
            last = SourcePosition(offset: lineStarts[line], line: UInt32(line + 1), column: 1)
          }
          if lines.isASCII {
            last.column += offset - last.offset
          } else {
            let stretch = Int(last.offset)..<Int(offset)
            last.column += lines.utf16Width(of: stretch, in: source.bytes)
          }
          last.offset = offset
          starts.initializeElement(at: count, to: last)
          count += 1
        }
      }
    }
  }

  /// Any byte; slower than a token's.
  func position(of offset: UInt32) -> SourcePosition {
    lines.position(of: Int(offset), in: source.bytes)
  }

  /// The first byte of a token.
  func start(of token: Int) -> SourcePosition { starts[token] }

  /// The place behind the last byte of a token.
  func end(of token: Int) -> SourcePosition {
    var place = starts[token]
    let end = min(source.tokens[token].end, UInt32(source.bytes.count))
    guard end > place.offset else { return place }
    let next = Int(place.line)
    if next < lines.lineStarts.count, lines.lineStarts[next] <= end {
      return lines.position(of: Int(end), in: source.bytes)
    }
    place.column +=
      lines.isASCII
      ? end - place.offset
      : lines.utf16Width(of: Int(place.offset)..<Int(end), in: source.bytes)
    place.offset = end
    return place
  }
}
