import Analysis

/// Names a finding by what it means rather than where it stands: rule, app, path, enclosing
/// declaration and what stands there whatever its layout. It survives lines added above and
/// re-indentation; findings equal in all of these are numbered in source order.
enum Fingerprint {
  /// `hash:number`, the value of `partialFingerprints["rowlint/v1"]`, one a finding.
  static func fingerprints(of findings: [Finding]) -> [String] {
    var seen: [UInt64: Int] = [:]
    return findings.map { finding in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      func add(_ bytes: some Sequence<UInt8>) {
        // FNV-1a; 0xFF ends a part, since no UTF-8 text holds it.
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash = (hash ^ 0xFF) &* 0x100_0000_01B3
      }
      add(finding.ruleID.utf8)
      add(finding.place.app.utf8)
      add(finding.place.path.utf8)
      add(finding.symbol.utf8)
      add(finding.text.utf8)
      seen[hash, default: 0] += 1
      let digits = String(hash, radix: 16)
      let padding = String(repeating: "0", count: 16 - digits.utf8.count)
      return "\(padding)\(digits):\(seen[hash] ?? 1)"
    }
  }
}
