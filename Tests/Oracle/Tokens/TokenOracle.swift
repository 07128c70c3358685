// Compares rowlint's tokens with SwiftParser's. See README.md for what is compared and how.
import Foundation
import SwiftParser
import SwiftSyntax

/// What the comparison of one file found.
struct Outcome {
  var pieces = 0
  /// SwiftParser reads the file with an error.
  var hasError = false
  /// The offset of each stretch that the two read differently, and what each saw there.
  var differences: [(offset: Int, ours: Piece?, theirs: Piece?)] = []
  /// The last stretch lasts to the end of the file.
  var endsApart = false
}

/// How often each normalisation was used, to be looked at.
nonisolated(unsafe) var splits: [String: Int] = [:]

// MARK: Comparison

/// Whether the two are the same token, but for what the parser reads anew from its context.
func agree(_ ours: Piece, _ theirs: Piece) -> Bool {
  guard ours.offset == theirs.offset, ours.length == theirs.length else { return false }
  if ours.kind == theirs.kind { return true }
  switch theirs.kind {
  case .leftAngle, .rightAngle, .ellipsis: return isOperator(ours.kind)
  case .operatorName:
    // A word beyond ASCII is an identifier for both.
    if isOperator(ours.kind) || ours.kind == .token(.identifier) { return true }
    switch ours.kind {
    case .token(.equal), .token(.arrow), .token(.prefixAmpersand), .token(.exclamation),
      .token(.infixQuestion), .token(.postfixQuestion):
      return true
    default: return false
    }
  default: return false
  }
}

func isOperator(_ kind: Piece.Kind) -> Bool {
  switch kind {
  case .token(.binaryOperator), .token(.prefixOperator), .token(.postfixOperator): return true
  default: return false
  }
}

/// How many of their pieces make up our token, where it is one that the parser splits: an operator
/// as in `[[Int]?]>?`, or the number in `iOS 10.15`. 0 when they do not.
func splitCount(
  _ ours: Piece, _ theirs: ArraySlice<Piece>, _ bytes: UnsafeBufferPointer<UInt8>
) -> Int {
  let isVersion = ours.kind == .token(.float)
  // `@objc(:x::)` names a method of parameters without labels.
  let isSelector = ours.kind == .token(.colonColon)
  guard isOperator(ours.kind) || isVersion || isSelector else { return 0 }
  var end = ours.offset
  var count = 0
  for piece in theirs {
    guard piece.offset == end, piece.end <= ours.end else { return 0 }
    if isSelector, piece.kind != .token(.colon) { return 0 }
    if isVersion, piece.kind != .token(count == 1 ? .period : .integer) { return 0 }
    end = piece.end
    count += 1
    guard end == ours.end else { continue }
    guard count > 1 else { return 0 }
    let text = theirs.prefix(count).map {
      String(decoding: bytes[$0.offset..<$0.end], as: UTF8.self) + " \($0.kind)"
    }
    splits[isVersion ? "version" : text.joined(separator: ", "), default: 0] += 1
    return count
  }
  return 0
}

func compare(_ bytes: UnsafeBufferPointer<UInt8>, _ buffer: inout TokenBuffer) -> Outcome {
  var outcome = Outcome()
  let tree = Parser.parse(source: bytes)
  outcome.hasError = tree.hasError
  // What both leave unread is compared by what stands around it.
  let ours = ourPieces(bytes, &buffer).filter { $0.kind != .token(.unknown) }
  let theirs = theirPieces(tree, bytes).filter { $0.kind != .token(.unknown) }
  outcome.pieces = ours.count
  var left = 0
  var right = 0
  while left < ours.count, right < theirs.count {
    if agree(ours[left], theirs[right]) {
      left += 1
      right += 1
      continue
    }
    let split = splitCount(ours[left], theirs[right...], bytes)
    if split > 0 {
      left += 1
      right += split
      continue
    }
    let offset = min(ours[left].offset, theirs[right].offset)
    outcome.differences.append((offset, ours[left], theirs[right]))
    // Go on at the next line that both read alike.
    var line = nextLine(after: offset, bytes)
    while true {
      while left < ours.count, ours[left].offset < line { left += 1 }
      while right < theirs.count, theirs[right].offset < line { right += 1 }
      guard left < ours.count, right < theirs.count else { break }
      if agree(ours[left], theirs[right]) { break }
      line = nextLine(after: min(ours[left].offset, theirs[right].offset), bytes)
    }
    if left >= ours.count - 1 || right >= theirs.count - 1 { outcome.endsApart = true }
  }
  return outcome
}

func nextLine(after offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  var index = offset
  while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
  return index + 1
}

func position(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> String {
  var line = 1
  var start = 0
  var index = 0
  while index < min(offset, bytes.count) {
    if bytes[index] == 0x0A { (line, start) = (line + 1, index + 1) }
    index += 1
  }
  return "\(line):\(offset - start + 1)"
}

// MARK: The run

func swiftFiles(_ path: String) -> [String] {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
  guard isFolder.boolValue else { return [path] }
  guard let names = FileManager.default.enumerator(atPath: path) else { return [] }
  var found: [String] = []
  for case let name as String in names
  where name.hasSuffix(".swift") || name.hasSuffix(".swiftinterface") {
    found.append(path + "/" + name)
  }
  return found.sorted()
}

func run() -> Int32 {
  var arguments = Array(CommandLine.arguments.dropFirst())
  let isVerbose = arguments.first == "--verbose"
  if isVerbose { arguments.removeFirst() }
  var buffer = TokenBuffer()
  var files = 0
  var bytesRead = 0
  var pieces = 0
  var differing = 0
  var withError = 0
  var withErrorDiffering = 0
  var withErrorApart = 0
  var unread = 0
  for path in arguments.flatMap(swiftFiles) {
    guard let data = FileManager.default.contents(atPath: path) else {
      unread += 1
      continue
    }
    data.withUnsafeBytes { raw in
      let bytes = raw.assumingMemoryBound(to: UInt8.self)
      let outcome = compare(bytes, &buffer)
      files += 1
      bytesRead += bytes.count
      pieces += outcome.pieces
      if outcome.hasError {
        withError += 1
        if !outcome.differences.isEmpty { withErrorDiffering += 1 }
        if outcome.endsApart { withErrorApart += 1 }
      } else if !outcome.differences.isEmpty {
        differing += 1
      }
      let isFault = !outcome.hasError && !outcome.differences.isEmpty
      for difference in outcome.differences where isFault || isVerbose {
        func say(_ piece: Piece?) -> String {
          guard let piece else { return "nothing" }
          let text = String(
            decoding: bytes[piece.offset..<min(piece.end, piece.offset + 40)], as: UTF8.self)
          return "\(piece.offset)+\(piece.length) \(piece.kind) \(text.debugDescription)"
        }
        print(
          "\(path):\(position(difference.offset, bytes)): \(outcome.hasError ? "note" : "error"): "
            + "rowlint \(say(difference.ours)), SwiftParser \(say(difference.theirs))")
      }
    }
  }
  if isVerbose {
    for (text, count) in splits.sorted(by: { $0.value > $1.value }) {
      print("split \(count) times: \(text)")
    }
  }
  print(
    """
    files \(files), bytes \(bytesRead), tokens and comments \(pieces), not read \(unread)
    read by SwiftParser without error: \(files - withError), differing \(differing)
    with error: \(withError), differing \(withErrorDiffering), to the end \(withErrorApart)
    """)
  if files == 0 || unread > 0 { return 2 }
  return differing == 0 ? 0 : 1
}

// The parser recurses; a thread can have the stack that deep sources need.
let thread = Thread { exit(run()) }
thread.stackSize = 512 << 20
thread.start()
while true { sleep(1000) }
