// What libFuzzer calls with bytes of its own making: outline and facts must hold their invariants.
import Facts
import SourceText

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFrontEnd(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  if let fault = OutlineInvariants.fault(bytes) { fatalError(fault) }
  let facts = SwiftFrontEnd.facts(path: "", bytes: bytes)
  if let fault = OutlineInvariants.fault(facts, bytes) { fatalError(fault) }
  return 0
}
