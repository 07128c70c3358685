// What libFuzzer calls with bytes of its own making: the lexer must read them, and its tokens,
// comments and blanks must be the bytes again.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLexer(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if let fault = LexerInvariants.fault(UnsafeBufferPointer(start: start, count: count)) {
    fatalError(fault)
  }
  return 0
}
