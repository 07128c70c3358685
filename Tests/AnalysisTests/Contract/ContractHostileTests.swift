import Rules
import Testing

@testable import Analysis

/// Whatever the bytes, there is a contract or there are faults.
@Suite struct ContractHostileTests {
  @Test func everyPrefixOfTheDefaultContract() throws {
    let bytes = try #require(Registry.contracts["family"])
    // Every one of the first part; then steps, since the work grows with the square.
    let ends = Array(0..<1500) + stride(from: 1500, to: bytes.count - 2, by: 911)
    for end in ends {
      let (_, faults) = JSONReader.read(Array(bytes[..<end]))
      #expect(!faults.isEmpty, "cut at \(end)")
      if end % 97 == 0 { expectFaults(Array(bytes[..<end])) }
    }
  }

  @Test func everyByteReplaced() {
    let text =
      #"{ /* c */ "rules": {"no-swipe-actions": {"forms": {"uikit": "off"}}}, "exclude": ["{a,[b]}", "é\ud83d\ude00"], // e"#
      + "\n}"
    let original = Array(text.utf8)
    for index in original.indices {
      for byte: UInt8 in [0, 0x0A, 0x22, 0x2C, 0x2F, 0x5B, 0x5C, 0x5D, 0x7B, 0x7D, 0x80, 0xFF] {
        var bytes = original
        bytes[index] = byte
        _ = result(of: bytes)
        bytes.remove(at: index)
        _ = result(of: bytes)
      }
    }
  }

  @Test func randomBytes() {
    var random = SplitMix(state: 42)
    let likely =
      Array(#"{}[],:"\/*ue0123456789.-truefalsn é"#.utf8) + [0x0A, 0xF0, 0x9F, 0x98, 0x80]
    for _ in 0..<5000 {
      let count = Int(random.next() % 60)
      let bytes = (0..<count).map { _ in
        let number = random.next()
        return number % 8 == 0
          ? UInt8(truncatingIfNeeded: number >> 8) : likely[Int(number >> 8) % likely.count]
      }
      _ = result(of: bytes)
    }
  }

  @Test func randomPatterns() {
    var random = SplitMix(state: 7)
    let likely = Array(#"ab/*?[]{},!-\."#.utf8)
    for _ in 0..<5000 {
      let pattern = (0..<Int(random.next() % 16)).map { _ in
        likely[Int(random.next() % UInt64(likely.count))]
      }
      guard let glob = Glob(String(decoding: pattern, as: UTF8.self)) else { continue }
      _ = glob.matches("a/b/ab.a")
    }
  }

  @Test func deepAndLong() {
    for depth in [99, 100, 101, 50_000] {
      expectFaults(
        Array((String(repeating: #"{"vocabulary":"#, count: depth)).utf8))
      expectFaults(
        Array(
          (#"{"exclude": "# + String(repeating: "[", count: depth)
            + String(repeating: "]", count: depth) + "}").utf8))
    }
    let manyFaults = "[" + String(repeating: "x,", count: 50_000) + "]"
    #expect(JSONReader.read(Array(manyFaults.utf8)).faults.count == 50_000)
  }

  private func result(of bytes: [UInt8]) -> Result<Contract, ContractError> {
    let reader = ContractReader(
      rules: Registry.rules,
      embedded: ["family": Array(#"{"extends": "nothing"}"#.utf8), "x": bytes])
    return Result { () throws(ContractError) in try reader.read(.embedded("x")) }
  }

  private func expectFaults(_ bytes: [UInt8]) {
    guard case .failure(.faults(let faults)) = result(of: bytes) else {
      Issue.record("no faults")
      return
    }
    #expect(!faults.isEmpty)
  }
}

/// SplitMix64 by Sebastiano Vigna, https://prng.di.unimi.it/splitmix64.c: the same on every run.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
