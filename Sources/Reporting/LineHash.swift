/// GitHub's `primaryLocationLineHash`: the one partial fingerprint that its code scanning reads.
///
/// A line's hash covers 100 UTF-16 units from its start on, into the lines below. Spaces and tabs
/// are left out, CR and CRLF count as LF, the end of the file is 65535 and what would follow it 0.
/// Equal hashes of one file are told apart by a number, in the order of the lines.
/// Source: github/codeql-action, `fingerprints.ts`.
public enum LineHash {
  /// `hash:number` of every line, the first line first.
  public static func hashes(of bytes: [UInt8]) -> [String] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count)
    var lineStarts: [Int] = []
    var isLineStart = true
    var followsReturn = false
    func add(_ unit: UInt16) {
      if isLineStart { lineStarts.append(units.count) }
      isLineStart = unit == 0x0A
      units.append(unit)
    }
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      let isSecondOfPair = followsReturn && unit == 0x0A
      followsReturn = false
      if isSecondOfPair || unit == 0x20 || unit == 0x09 { continue }
      followsReturn = unit == 0x0D
      add(followsReturn ? 0x0A : unit)
    }
    add(0xFFFF)
    units.append(contentsOf: repeatElement(0, count: window))

    var seen: [UInt64: Int] = [:]
    return lineStarts.map { start in
      var hash: UInt64 = 0
      for unit in units[start..<start + window] { hash = hash &* 37 &+ UInt64(unit) }
      seen[hash, default: 0] += 1
      return "\(String(hash, radix: 16)):\(seen[hash] ?? 1)"
    }
  }

  /// UTF-16 units that a hash covers.
  private static let window = 100
}
