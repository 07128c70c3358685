// What libFuzzer calls with bytes of its own making: outline and facts must hold their invariants,
// and now and then facts must survive coding and all must be printed.
import Facts
import Foundation
import SourceText

@testable import SwiftFrontEnd

nonisolated(unsafe) private var runs = 0

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFrontEnd(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  if let fault = OutlineInvariants.fault(bytes) { fatalError(fault) }
  let facts = SwiftFrontEnd.facts(path: "", bytes: bytes)
  if let fault = OutlineInvariants.fault(facts, bytes) { fatalError(fault) }
  runs += 1
  if runs % 64 == 0 {
    guard let data = try? JSONEncoder().encode(facts),
      (try? JSONDecoder().decode(FileFacts.self, from: data)) == facts
    else { fatalError("facts do not survive coding") }
    precondition(FactsText.text(of: facts).hasSuffix("\n"))
    precondition(!SwiftFrontEnd.dumpOutline(bytes).isEmpty)
    precondition(!SwiftFrontEnd.dumpTokens(bytes).isEmpty)
  }
  return 0
}
