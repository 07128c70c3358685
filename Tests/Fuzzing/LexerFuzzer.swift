// What libFuzzer calls with bytes of its own making: the lexer must read them, and its tokens,
// comments and blanks must be the bytes again.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLexer(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  var buffer = TokenBuffer()
  Lexer.lex(bytes, into: &buffer)
  var end = 0
  var comments = buffer.comments[...]
  for (index, token) in buffer.tokens.enumerated() {
    while let comment = comments.first, comment.tokenIndex <= index {
      comments.removeFirst()
      expectBlank(bytes, end, Int(comment.offset))
      end = Int(comment.offset + comment.length)
    }
    expectBlank(bytes, end, Int(token.offset))
    end = Int(token.end)
  }
  precondition(end == count && comments.isEmpty && buffer.tokens.last?.kind == .endOfFile)
  return 0
}

private func expectBlank(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
  precondition(start <= end && end <= bytes.count)
  var index = start
  while index < end {
    switch bytes[index] {
    case 0, 0x09...0x0D, 0x20: index += 1
    case 0xC2 where index + 1 < end && bytes[index + 1] == 0xA0: index += 2
    case 0xEF where index + 2 < end && bytes[index + 1] == 0xBB && bytes[index + 2] == 0xBF:
      index += 3
    default: preconditionFailure("a byte outside tokens at \(index)")
    }
  }
}
