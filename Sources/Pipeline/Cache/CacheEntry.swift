import Analysis
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// An entry of the cache, as bytes. Only the build of rowlint that wrote an entry uses it, so that
/// its shape is free to change.
///
/// A head of words; for each file six, its stamp, its hash and where its path starts. Then the app's
/// root and the files' paths, each with a NUL, as system calls want them; then the app's name, its
/// numbers and its analysis, packed; then a hash of all that. The files are by far the largest part,
/// and nothing is made of them before they are looked at.
struct CacheEntry: Sendable {
  static let formatVersion: UInt64 = 1
  /// "rowlcach"
  private static let mark: UInt64 = 0x6863_6163_6C77_6F72
  private static let fileSize = 6 * 8

  /// Where the words of the head stand.
  private enum Head {
    static let mark = 0
    static let version = 8
    static let start = 16
    static let key = 24
    static let program = 32
    static let programHash = 64
    static let fileCount = 72
    static let pathsSize = 80
    static let detailsSize = 88
    static let size = 96
  }

  private var words: WordBytes
  let fileCount: Int
  private let pathsStart: Int
  private let detailsStart: Int

  /// The whole file.
  var bytes: [UInt8] { words.bytes }

  // MARK: Writing

  /// - Parameters:
  ///   - files: in the order in which discovery gives them.
  ///   - start: when the run began that read the files, in nanoseconds since 1970.
  init(
    _ app: CachedApp, scope: CacheScope, files: [FileRecord], program: ProgramIdentity, start: Int64
  ) {
    var details = PackedWriter()
    details.write(scope.name)
    details.write(app.numbers.files)
    details.write(app.numbers.bytes)
    details.write(app.numbers.lexedFiles)
    app.analysis.pack(into: &details)
    let paths = ([scope.root] + files.map(\.path)).map { $0.bytes.count + 1 }.reduce(0, +)

    words = WordBytes()
    words.append(CacheEntry.mark)
    words.append(CacheEntry.formatVersion)
    words.append(UInt64(bitPattern: start))
    words.append(scope.key.value)
    words.append(program.stamp)
    words.append(program.hash.value)
    words.append(UInt64(files.count))
    words.append(UInt64(paths))
    words.append(UInt64(details.bytes.count))
    var path = scope.root.bytes.count + 1
    for file in files {
      words.append(file.stamp)
      words.append(file.hash.value)
      words.append(UInt64(path))
      path += file.path.bytes.count + 1
    }
    fileCount = files.count
    pathsStart = words.bytes.count
    detailsStart = pathsStart + paths
    for path in [scope.root] + files.map(\.path) {
      words.bytes += path.bytes
      words.bytes.append(0)
    }
    words.bytes += details.bytes
    words.append(words.hash(upTo: words.bytes.count))
  }

  /// The same result, proved anew: by what the program and some files were known by after `start`.
  mutating func renew(
    _ stamps: [(file: Int, stamp: FileStamp)], _ program: ProgramIdentity, start: Int64
  ) {
    words[Head.start] = UInt64(bitPattern: start)
    words.set(program.stamp, at: Head.program)
    words[Head.programHash] = program.hash.value
    for (file, stamp) in stamps { words.set(stamp, at: place(ofFile: file)) }
    let end = words.bytes.count - 8
    words[end] = words.hash(upTo: end)
  }

  // MARK: Reading

  /// Any bytes are read or refused.
  init(reading bytes: [UInt8]) throws(PackedFault) {
    let words = WordBytes(bytes: bytes)
    guard bytes.count >= Head.size + 8, words[Head.mark] == CacheEntry.mark,
      words[Head.version] == CacheEntry.formatVersion
    else { throw .damaged }
    let sizes = [Head.fileCount, Head.pathsSize, Head.detailsSize].map { words[$0] }
    guard sizes.allSatisfy({ $0 <= UInt64(bytes.count) }) else { throw .damaged }
    fileCount = Int(sizes[0])
    pathsStart = Head.size + fileCount * CacheEntry.fileSize
    detailsStart = pathsStart + Int(sizes[1])
    let end = detailsStart + Int(sizes[2])
    guard end + 8 == bytes.count, words[end] == words.hash(upTo: end) else { throw .damaged }
    self.words = words
    try checkPaths()
  }

  /// Every path ends with a NUL and starts behind the one before it.
  private func checkPaths() throws(PackedFault) {
    guard detailsStart > pathsStart, words.bytes[detailsStart - 1] == 0 else { throw .damaged }
    var before: UInt64 = 0
    for file in 0..<fileCount {
      let start = words[place(ofFile: file) + 40]
      guard start > before, start < UInt64(detailsStart - pathsStart),
        words.bytes[pathsStart + Int(start) - 1] == 0
      else { throw .damaged }
      before = start
    }
  }

  /// When the run began that wrote it, in nanoseconds since 1970.
  var start: Int64 { Int64(bitPattern: words[Head.start]) }

  /// The build that wrote it.
  var program: ProgramIdentity {
    ProgramIdentity(
      stamp: words.stamp(at: Head.program), hash: ContentHash(value: words[Head.programHash]))
  }

  func stamp(ofFile file: Int) -> FileStamp { words.stamp(at: place(ofFile: file)) }

  func hash(ofFile file: Int) -> ContentHash {
    ContentHash(value: words[place(ofFile: file) + 32])
  }

  func path(ofFile file: Int) -> ArraySlice<UInt8> {
    words.bytes[pathStart(ofFile: file)..<(pathStart(ofFile: file + 1) - 1)]
  }

  /// Calls `body` with a file's path as C wants it.
  func withCPath<Result>(ofFile file: Int, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    words.bytes[pathStart(ofFile: file)...].withUnsafeBytes { path in
      // There is at least the NUL.
      body(path.assumingMemoryBound(to: CChar.self).baseAddress.unsafelyUnwrapped)
    }
  }

  /// Whether it holds the result of the same question about the same files, by their names.
  func answers(_ scope: CacheScope, files: [SourceFile]) -> Bool {
    words[Head.key] == scope.key.value && files.count == fileCount
      && words.bytes[pathsStart..<(pathStart(ofFile: 0) - 1)].elementsEqual(scope.root.bytes)
      && files.indices.allSatisfy { hasPath(files[$0].path.bytes, ofFile: $0) }
  }

  /// The result; refused where it is that of an app of another name.
  func app(for scope: CacheScope) throws(PackedFault) -> CachedApp {
    var reader = PackedReader(words.bytes, in: detailsStart..<(words.bytes.count - 8))
    guard try reader.text() == scope.name else { throw .damaged }
    let numbers = AppNumbers(
      files: try reader.size(), bytes: try reader.size(), lexedFiles: try reader.size())
    let analysis = try AppAnalysis(unpacking: &reader)
    guard reader.isAtEnd else { throw .damaged }
    return CachedApp(analysis: analysis, numbers: numbers)
  }

  // MARK: Places

  private func place(ofFile file: Int) -> Int { Head.size + file * CacheEntry.fileSize }

  /// Behind the last file's path for the file after it.
  private func pathStart(ofFile file: Int) -> Int {
    file < fileCount ? pathsStart + Int(words[place(ofFile: file) + 40]) : detailsStart
  }

  private func hasPath(_ path: [UInt8], ofFile file: Int) -> Bool {
    let start = pathStart(ofFile: file)
    guard pathStart(ofFile: file + 1) - 1 - start == path.count else { return false }
    return words.bytes.withUnsafeBytes { bytes in
      path.withUnsafeBytes { path in
        guard let known = bytes.baseAddress, let path = path.baseAddress else { return true }
        return memcmp(known + start, path, pathStart(ofFile: file + 1) - 1 - start) == 0
      }
    }
  }
}
