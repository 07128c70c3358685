import Analysis
import Facts
import Linking
import SourceText
import Synchronization

extension FactsFile {
  private static let contractKey = "contract"
  private static let appKey = "app"
  private static let commonKey = "common"
  private static let endKey = "end"

  // MARK: Writing

  /// The whole file. The last line holds a checksum of all others.
  public var bytes: [UInt8] {
    var bytes = FactsFields.line([FactsFile.header])
    bytes += FactsFields.line(
      [FactsFile.contractKey, contract.digits, day.map(\.description) ?? ""])
    for app in apps {
      let counts = [
        app.files.count, app.fileCount, app.byteCount, app.mayLead ? 1 : 0,
        app.root == nil ? 0 : 1,
      ]
      let skipped = app.skipped.sorted { $0.key < $1.key }.flatMap { [$0.key, String($0.value)] }
      bytes += FactsFields.line(
        [FactsFile.appKey, app.name, app.root ?? ""] + counts.map { String($0) } + skipped)
      bytes += FactsFields.line([FactsFile.commonKey] + app.common.compactMap(\.spelling).sorted())
      for file in app.files {
        bytes += FileFactsWriter.lines(of: file.indexed.facts, lineHashes: file.lineHashes)
      }
    }
    return FactsFile.signed(bytes)
  }

  /// With the last line, which vouches for the others.
  static func signed(_ bytes: [UInt8]) -> [UInt8] {
    bytes + FactsFields.line([endKey, ContentHash(of: bytes[...]).digits])
  }

  // MARK: Reading

  /// Reads a file on so many threads. Any bytes are read or refused.
  public init(reading bytes: [UInt8], jobs: Int) throws(FactsFault) {
    try FactsFile.checkHeader(bytes)
    try FactsFile.checkSum(bytes)
    var lines = LineReader(bytes: bytes)
    _ = try lines.next()
    let about = try FactsFields.read(try lines.next())
    guard about.count == 3, about[0] == FactsFile.contractKey,
      let contract = ContentHash(digits: about[1])
    else { throw .damaged }
    self.contract = contract
    day = Day(about[2])
    guard (day == nil) == about[2].isEmpty else { throw .damaged }

    apps = []
    var pending: [(app: Int, strings: ArraySlice<UInt8>, numbers: ArraySlice<UInt8>)] = []
    while true {
      let fields = try FactsFields.read(try lines.next())
      if fields.first == FactsFile.endKey { break }
      var (app, count) = try FactsFile.app(fields)
      app.common = try FactsFile.common(try FactsFields.read(try lines.next()))
      for _ in 0..<count {
        pending.append((apps.count, try lines.next(), try lines.next()))
      }
      apps.append(app)
    }
    guard lines.isAtEnd else { throw .damaged }
    for (app, file) in try FactsFile.read(pending, jobs: jobs) { apps[app].files.append(file) }
  }

  private static func checkHeader(_ bytes: [UInt8]) throws(FactsFault) {
    let line = bytes.prefix { $0 != FactsFields.lineEnd }
    if line.elementsEqual(header.utf8) { return }
    guard line.starts(with: "\(mark) ".utf8), line.count < 40 else { throw .noFacts }
    // A header that is cut short is of no version.
    guard line.count < bytes.count else { throw .damaged }
    throw .otherVersion(SourcePath.text(of: line))
  }

  private static func checkSum(_ bytes: [UInt8]) throws(FactsFault) {
    guard bytes.last == FactsFields.lineEnd,
      let before = bytes.dropLast().lastIndex(of: FactsFields.lineEnd),
      bytes[(before + 1)...].elementsEqual(
        FactsFields.line([endKey, ContentHash(of: bytes[...before]).digits]))
    else { throw .damaged }
  }

  /// An app without its files, and how many follow.
  private static func app(_ fields: [String]) throws(FactsFault) -> (AppFacts, files: Int) {
    guard fields.count >= 8, fields.count % 2 == 0, fields[0] == appKey, !fields[1].isEmpty else {
      throw .damaged
    }
    let counts = fields[3..<8].compactMap { Int($0) }.filter { $0 >= 0 && $0 < 1 << 48 }
    guard counts.count == 5 else { throw .damaged }
    var skipped: [String: Int] = [:]
    for index in stride(from: 8, to: fields.count, by: 2) {
      guard let count = Int(fields[index + 1]), count >= 0, count < 1 << 48 else { throw .damaged }
      skipped[fields[index]] = count
    }
    let app = AppFacts(
      name: fields[1], root: counts[4] == 0 ? nil : fields[2], files: [],
      mayLead: counts[3] != 0, common: [], fileCount: counts[1], byteCount: counts[2],
      skipped: skipped)
    return (app, counts[0])
  }

  private static func common(_ fields: [String]) throws(FactsFault) -> Set<Demand> {
    let demands = fields.dropFirst().compactMap { Demand(spelling: $0) }
    guard fields.first == commonKey, demands.count == fields.count - 1 else { throw .damaged }
    return Set(demands)
  }

  private static func read(
    _ files: [(app: Int, strings: ArraySlice<UInt8>, numbers: ArraySlice<UInt8>)], jobs: Int
  ) throws(FactsFault) -> [(app: Int, file: AppFacts.File)] {
    let parts = Workers(jobs: jobs).forEach(
      count: files.count, state: { [(index: Int, file: AppFacts.File?)]() }
    ) { index, read in
      let found = try? FileFactsReader.read(
        strings: files[index].strings, numbers: files[index].numbers)
      let file = found.map { AppFacts.File(indexed: IndexedFile($0.facts), lineHashes: $0.1) }
      read.append((index, file))
    }
    var found = [AppFacts.File?](repeating: nil, count: files.count)
    for (index, file) in parts.joined() { found[index] = file }
    let all = found.compactMap { $0 }
    guard all.count == files.count else { throw .damaged }
    return zip(files, all).map { ($0.app, $1) }
  }
}

/// The lines of a file, one after the other.
private struct LineReader {
  let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  /// Without its line end.
  mutating func next() throws(FactsFault) -> ArraySlice<UInt8> {
    guard let end = bytes[place...].firstIndex(of: FactsFields.lineEnd) else { throw .damaged }
    defer { place = end + 1 }
    return bytes[place..<end]
  }
}

extension ContentHash {
  fileprivate init(of bytes: ArraySlice<UInt8>) {
    self = bytes.withUnsafeBufferPointer { ContentHash($0) }
  }

  /// Sixteen of them.
  fileprivate var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  fileprivate init?(digits: String) {
    guard digits.utf8.count == 16, let value = UInt64(digits, radix: 16) else { return nil }
    self.init(value: value)
  }
}
