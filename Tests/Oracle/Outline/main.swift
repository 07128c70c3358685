// Compares rowlint's outline and facts with SwiftParser's tree, call by call. See README.md.
import Facts
import Foundation
import SourceText

/// What the comparison of one file found.
struct Outcome {
  var calls = 0
  var hasError = false
  var gaps = 0
  var outlineDifferences: [Difference] = []
  var factsDifferences: [Difference] = []
}

struct Difference {
  var offset: Int
  var ours: CallEntry?
  var theirs: CallEntry?
}

/// Walks both lists, which are sorted by place.
func differences(
  _ ours: [CallEntry], _ theirs: [CallEntry], agree: (CallEntry, CallEntry) -> Bool
) -> [Difference] {
  var found: [Difference] = []
  var left = ours[...]
  var right = theirs[...]
  while let first = left.first ?? right.first {
    let offset = min(left.first?.offset ?? first.offset, right.first?.offset ?? first.offset)
    let our = left.first?.offset == offset ? left.popFirst() : nil
    let their = right.first?.offset == offset ? right.popFirst() : nil
    if let our, let their, agree(our, their) { continue }
    found.append(Difference(offset: offset, ours: our, theirs: their))
  }
  return found
}

/// Facts take back-ticks off, and see a call in `make?()`, where syntax has no name for the callee.
func withoutTicks(_ entry: CallEntry) -> CallEntry {
  func bare(_ text: String) -> String { text.filter { $0 != "`" } }
  var copy = entry
  copy.name = bare(entry.name)
  copy.labels = entry.labels.map(bare)
  copy.trailing = entry.trailing.map(bare)
  copy.declarations = entry.declarations.map(bare)
  copy.slots = entry.slots.map(bare)
  return copy
}

func compare(
  _ bytes: UnsafeBufferPointer<UInt8>, _ theirSide: TheirSide, listsAll: Bool
) -> Outcome {
  var outcome = Outcome()
  outcome.hasError = theirSide.hasError
  func isListed(_ entry: CallEntry) -> Bool {
    listsAll || OutlineOracle.names.contains(entry.name)
  }
  let theirs = theirSide.entries.filter(isListed).sorted { $0.offset < $1.offset }
  outcome.calls = theirs.count
  let ours = SwiftFrontEnd.withOutline(of: bytes) { source, outline in
    outcome.gaps = outline.gaps.count
    return OutlineSide(source: source, outline: outline).entries
  }
  outcome.outlineDifferences = differences(
    ours.filter(isListed).sorted { $0.offset < $1.offset }, theirs, agree: { $0.text == $1.text })
  let facts = FactsSide(SwiftFrontEnd.facts(path: "", bytes: bytes)).entries
  outcome.factsDifferences = differences(
    facts.filter(isListed).sorted { $0.offset < $1.offset },
    theirs.filter { !$0.isPattern }.map(withoutTicks)
  ) { ours, theirs in theirs.agrees(withFacts: ours) }
  .filter { difference in
    guard difference.theirs == nil, let ours = difference.ours else { return true }
    // `make?()`, `make!()`, `(make)()`, `Make<Int>?()`
    return ours.isNamedBySyntax(bytes)
  }
  return outcome
}

extension CallEntry {
  func isNamedBySyntax(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = offset + name.utf8.count
    if end < bytes.count, bytes[offset] == UInt8(ascii: "`") { end += 2 }
    guard end < bytes.count else { return true }
    return !"?!)<".utf8.contains(bytes[end])
  }
}

func position(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> String {
  let place = LineTable(bytes).position(of: UInt32(offset))
  return "\(place.line):\(place.column)"
}

func swiftFiles(_ path: String) -> [String] {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
  guard isFolder.boolValue else { return [path] }
  guard let names = FileManager.default.enumerator(atPath: path) else { return [] }
  var found: [String] = []
  for case let name as String in names
  where name.hasSuffix(".swift") || name.hasSuffix(".swiftinterface") {
    let file = path + "/" + name
    if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue {
      found.append(file)
    }
  }
  return found.sorted()
}

struct Totals {
  var files = 0
  var bytes = 0
  var calls = 0
  var withError = 0
  var withErrorDiffering = 0
  var gapFiles = 0
  var outlineFiles = 0
  var outlineCalls = 0
  var factsFiles = 0
  var factsCalls = 0
  var unread = 0
}

func run() -> Int32 {
  var arguments = Array(CommandLine.arguments.dropFirst())
  let listsAll = arguments.contains("--all")
  let isVerbose = arguments.contains("--verbose")
  arguments.removeAll { $0 == "--all" || $0 == "--verbose" }
  let cache = ProcessInfo.processInfo.environment["OUTLINE_ORACLE_CACHE"]
  var totals = Totals()
  for path in arguments.flatMap(swiftFiles) {
    guard let data = FileManager.default.contents(atPath: path) else {
      totals.unread += 1
      continue
    }
    data.withUnsafeBytes { raw in
      let bytes = raw.assumingMemoryBound(to: UInt8.self)
      let outcome = compare(bytes, TheirSide.read(bytes, cache: cache), listsAll: listsAll)
      totals.files += 1
      totals.bytes += bytes.count
      let differs = !outcome.outlineDifferences.isEmpty || !outcome.factsDifferences.isEmpty
      if outcome.hasError {
        totals.withError += 1
        if differs { totals.withErrorDiffering += 1 }
        guard isVerbose else { return }
      } else {
        totals.calls += outcome.calls
        if outcome.gaps > 0 {
          totals.gapFiles += 1
          print("\(path): \(outcome.gaps) gaps in a file without errors")
        }
        if !outcome.outlineDifferences.isEmpty { totals.outlineFiles += 1 }
        if !outcome.factsDifferences.isEmpty { totals.factsFiles += 1 }
        totals.outlineCalls += outcome.outlineDifferences.count
        totals.factsCalls += outcome.factsDifferences.count
      }
      func say(_ kind: String, _ differences: [Difference]) {
        for difference in differences.prefix(isVerbose ? .max : 5) {
          print(
            """
            \(path):\(position(difference.offset, bytes)): \(kind)
              rowlint:     \(difference.ours?.text ?? "nothing")
              SwiftParser: \(difference.theirs?.text ?? "nothing")
            """)
        }
      }
      let note = outcome.hasError ? " (file with an error)" : ""
      say("outline" + note, outcome.outlineDifferences)
      if outcome.outlineDifferences.isEmpty { say("facts" + note, outcome.factsDifferences) }
    }
  }
  print(
    """
    files \(totals.files), bytes \(totals.bytes), not read \(totals.unread)
    read by SwiftParser without error: \(totals.files - totals.withError), calls \(totals.calls)
    outline: files differing \(totals.outlineFiles), calls \(totals.outlineCalls), \
    files with gaps \(totals.gapFiles)
    facts: files differing \(totals.factsFiles), calls \(totals.factsCalls)
    with error: \(totals.withError), differing \(totals.withErrorDiffering)
    """)
  if totals.files == 0 || totals.unread > 0 { return 2 }
  return totals.outlineFiles + totals.factsFiles + totals.gapFiles == 0 ? 0 : 1
}

// The parser recurses; a thread can have the stack that deep sources need.
let thread = Thread { exit(run()) }
thread.stackSize = 512 << 20
thread.start()
while true { sleep(1000) }
