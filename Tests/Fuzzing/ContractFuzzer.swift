// What libFuzzer calls with bytes of its own making: whatever the bytes, there is a contract, or
// there are faults with a message and a place in the text; and the same again the next time.
import Rules

@testable import Analysis

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzContract(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let first = outcome(of: bytes)
  precondition(first == outcome(of: bytes), "another contract the second time")
  guard case .failure(.faults(let faults)) = first else { return 0 }
  precondition(!faults.isEmpty)
  let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
  for fault in faults where fault.place.file == "<fuzzed>" {
    precondition(!fault.message.isEmpty)
    precondition((1...lines).contains(fault.place.line), "line \(fault.place.line)")
    // A byte that is no UTF-8 may count for two.
    precondition((1...2 * count + 1).contains(fault.place.column), "column \(fault.place.column)")
  }
  return 0
}

private let base = Array(
  #"{"extends": "nothing", "vocabulary": {"meanings": {"delete": {"titles": ["Delete"]}}}}"#.utf8)

private func outcome(of bytes: [UInt8]) -> Result<Contract, ContractError> {
  let reader = ContractReader(rules: Registry.rules, embedded: ["family": base, "fuzzed": bytes])
  return Result { () throws(ContractError) in try reader.read(.embedded("fuzzed")) }
}
