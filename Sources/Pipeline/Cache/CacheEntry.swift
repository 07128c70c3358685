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
/// A head of words; for each file six, its stamp, its hash and where its path starts; six as well for
/// each folder and each link that the walk came across. Then the app's root and all those paths, each
/// with a NUL, as system calls want them; then the app's name and its analysis, packed; then a hash of
/// all that. The files are by far the largest part, and nothing is made of them before they are looked
/// at.
struct CacheEntry: Sendable {
  static let formatVersion: UInt64 = 3
  /// "rowlcach"
  private static let mark: UInt64 = 0x6863_6163_6C77_6F72
  private static let recordSize = 6 * 8

  /// Where the words of the head stand.
  enum Head {
    static let mark = 0
    static let version = 8
    static let start = 16
    static let key = 24
    static let program = 32
    static let programHash = 64
    static let fileCount = 72
    static let pathsSize = 80
    static let detailsSize = 88
    /// None where the walk is not known.
    static let folderCount = 96
    static let linkCount = 104
    static let conditions = 112
    static let device = 120
    /// Of the app's `AppQuestions`, as bytes; 0 where they were not kept.
    static let questions = 128
    /// How many files have changed since the app was judged.
    static let changes = 136
    /// Of the app: files, bytes, files that were lexed.
    static let numbers = 144
    /// How often each reason to skip something applied.
    static let skipped = 168
    static let size = skipped + SkipReason.allCases.count * 8
  }

  private(set) var words: WordBytes
  let fileCount: Int
  let folderCount: Int
  let linkCount: Int
  private let pathsStart: Int
  private let detailsStart: Int

  /// The whole file.
  var bytes: [UInt8] { words.bytes }

  // MARK: Writing

  /// - Parameters:
  ///   - files: in the order in which discovery gives them.
  ///   - walk: what found just those files.
  ///   - questions: a hash of what was asked of files; nil where that is not kept.
  ///   - start: when the run began that read the files, in nanoseconds since 1970.
  init(
    _ app: CachedApp, scope: CacheScope, files: [FileRecord], walk: WalkRecord? = nil,
    questions: ContentHash? = nil, program: ProgramIdentity, start: Int64
  ) {
    var details = PackedWriter()
    details.write(scope.name)
    app.analysis.pack(into: &details)
    self.init(
      key: scope.key, root: scope.root, files: files, walk: walk, details: details.bytes[...],
      program: program, start: start)
    words[Head.questions] = questions?.value ?? 0
    numbers = app.numbers
    seal()
  }

  private init(
    key: ContentHash, root: SourcePath, files: [FileRecord], walk: WalkRecord?,
    details: ArraySlice<UInt8>, program: ProgramIdentity, start: Int64
  ) {
    let (folders, links) = (walk?.folders ?? [], walk?.links ?? [])
    let paths = [root] + files.map(\.path) + folders.map(\.pathInRoot) + links.map(\.path)
    let pathsSize = paths.reduce(0) { $0 + $1.bytes.count + 1 }

    words = WordBytes()
    words.append(CacheEntry.mark)
    words.append(CacheEntry.formatVersion)
    words.append(UInt64(bitPattern: start))
    words.append(key.value)
    words.append(program.stamp)
    words.append(program.hash.value)
    for size in [files.count, pathsSize, details.count, folders.count, links.count] {
      words.append(UInt64(size))
    }
    words.append(walk?.conditions.value ?? 0)
    words.append(walk?.device ?? 0)
    for _ in stride(from: Head.questions, to: Head.skipped, by: 8) { words.append(0) }
    for reason in SkipReason.allCases { words.append(UInt64(walk?.skipped[reason] ?? 0)) }
    let records =
      files.map { ($0.stamp, $0.hash.value) }
      + folders.map { ($0.stamp, $0.ignoreHash?.value ?? 0) }
      + links.map { (.none, $0.leadsToFolder ? 1 : 0) }
    var path = root.bytes.count + 1
    for (index, (stamp, value)) in records.enumerated() {
      words.append(stamp)
      words.append(value)
      words.append(UInt64(path))
      path += paths[index + 1].bytes.count + 1
    }
    (fileCount, folderCount, linkCount) = (files.count, folders.count, links.count)
    pathsStart = words.bytes.count
    detailsStart = pathsStart + pathsSize
    for path in paths {
      words.bytes += path.bytes
      words.bytes.append(0)
    }
    words.bytes += details
    // Of the hash.
    words.append(0)
    seal()
  }

  /// To be called when something was changed.
  private mutating func seal() {
    let end = words.bytes.count - 8
    words[end] = words.hash(upTo: end)
  }

  /// The same result for the same files, found by another walk; nil where that is not known.
  func replacingWalk(with walk: WalkRecord?) -> CacheEntry {
    let files = (0..<fileCount).map { file in
      FileRecord(
        path: sourcePath(of: file), stamp: stamp(of: file),
        hash: ContentHash(value: value(of: file)))
    }
    var entry = CacheEntry(
      key: ContentHash(value: words[Head.key]),
      root: SourcePath(bytes: Array(words.bytes[pathsStart..<(pathStart(of: 0) - 1)])),
      files: files, walk: walk, details: words.bytes[detailsStart..<(words.bytes.count - 8)],
      program: program, start: start)
    for place in stride(from: Head.questions, to: Head.skipped, by: 8) {
      entry.words[place] = words[place]
    }
    entry.seal()
    return entry
  }

  /// The same result for changed files; to be renewed before it is written.
  mutating func note(_ changes: [IdleChange]) {
    for change in changes {
      words.set(change.stamp, at: place(of: change.file))
      words[place(of: change.file) + 32] = change.hash.value
      numbers.bytes += change.size - change.oldSize
    }
    words[Head.changes] += UInt64(changes.count)
  }

  /// The same result, proved anew: by what the program and some files were known by after `start`.
  mutating func renew(
    _ stamps: [(file: Int, stamp: FileStamp)], _ program: ProgramIdentity, start: Int64
  ) {
    words[Head.start] = UInt64(bitPattern: start)
    words.set(program.stamp, at: Head.program)
    words[Head.programHash] = program.hash.value
    for (file, stamp) in stamps { words.set(stamp, at: place(of: file)) }
    seal()
  }

  // MARK: Reading

  /// Any bytes are read or refused.
  init(reading bytes: [UInt8]) throws(PackedFault) {
    let words = WordBytes(bytes: bytes)
    guard bytes.count >= Head.size + 8, words[Head.mark] == CacheEntry.mark,
      words[Head.version] == CacheEntry.formatVersion
    else { throw .damaged }
    func size(_ place: Int) throws(PackedFault) -> Int {
      guard words[place] <= UInt64(bytes.count) else { throw .damaged }
      return Int(words[place])
    }
    fileCount = try size(Head.fileCount)
    folderCount = try size(Head.folderCount)
    linkCount = try size(Head.linkCount)
    let numbers = stride(from: Head.numbers, to: Head.skipped, by: 8).map { words[$0] }
    guard words[Head.changes] <= AppQuestions.mostChanges, numbers.allSatisfy({ $0 < 1 << 48 })
    else {
      throw .damaged
    }
    let records = fileCount + folderCount + linkCount
    pathsStart = Head.size + records * CacheEntry.recordSize
    detailsStart = pathsStart + (try size(Head.pathsSize))
    let end = detailsStart + (try size(Head.detailsSize))
    guard end + 8 == bytes.count, words[end] == words.hash(upTo: end) else { throw .damaged }
    self.words = words
    try checkPaths()
  }

  /// Every path ends with a NUL and starts behind the one before it.
  private func checkPaths() throws(PackedFault) {
    guard detailsStart > pathsStart, words.bytes[detailsStart - 1] == 0 else { throw .damaged }
    var before: UInt64 = 0
    for record in 0..<recordCount {
      let start = words[place(of: record) + 40]
      guard start > before, start < UInt64(detailsStart - pathsStart),
        words.bytes[pathsStart + Int(start) - 1] == 0
      else { throw .damaged }
      before = start
    }
  }

  /// When the run began that wrote it, in nanoseconds since 1970.
  var start: Int64 { Int64(bitPattern: words[Head.start]) }

  /// Of what was asked of files; nil where that was not kept.
  var questions: ContentHash? {
    words[Head.questions] == 0 ? nil : ContentHash(value: words[Head.questions])
  }

  /// How many changes of files were noted since the app was judged.
  var changes: Int { Int(words[Head.changes]) }

  /// What was read of the app.
  private(set) var numbers: AppNumbers {
    get {
      func number(_ index: Int) -> Int { Int(words[Head.numbers + index * 8]) }
      return AppNumbers(files: number(0), bytes: number(1), lexedFiles: number(2))
    }
    set {
      for (index, number) in [newValue.files, newValue.bytes, newValue.lexedFiles].enumerated() {
        words[Head.numbers + index * 8] = UInt64(max(0, number))
      }
    }
  }

  /// The build that wrote it.
  var program: ProgramIdentity {
    ProgramIdentity(
      stamp: words.stamp(at: Head.program), hash: ContentHash(value: words[Head.programHash]))
  }

  // The records: first those of files, then of folders, then of links.

  private var recordCount: Int { fileCount + folderCount + linkCount }
  var folders: Range<Int> { fileCount..<(fileCount + folderCount) }
  var links: Range<Int> { (fileCount + folderCount)..<recordCount }

  func stamp(of record: Int) -> FileStamp { words.stamp(at: place(of: record)) }

  /// The hash of a file's content, or of what a folder's ignore files say, or 1 for a link that leads
  /// to a folder.
  func value(of record: Int) -> UInt64 { words[place(of: record) + 32] }

  func path(of record: Int) -> ArraySlice<UInt8> {
    words.bytes[pathStart(of: record)..<(pathStart(of: record + 1) - 1)]
  }

  /// A path of its own.
  func sourcePath(of record: Int) -> SourcePath {
    let (start, end) = (pathStart(of: record), pathStart(of: record + 1) - 1)
    return words.bytes.withUnsafeBufferPointer { bytes in
      SourcePath(bytes: Array(UnsafeBufferPointer(rebasing: bytes[start..<end])))
    }
  }

  /// Calls `body` with a path as C wants it.
  func withCPath<Result>(of record: Int, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    words.bytes[pathStart(of: record)...].withUnsafeBytes { path in
      // There is at least the NUL.
      body(path.assumingMemoryBound(to: CChar.self).baseAddress.unsafelyUnwrapped)
    }
  }

  /// Whether it holds the result of the same question about the same files, by their names.
  func answers(_ scope: CacheScope, files: SourceFiles) -> Bool {
    words[Head.key] == scope.key.value && files.count == fileCount && hasRoot(scope.root)
      && files.indices.allSatisfy { hasPath(files.path($0), of: $0) }
  }

  /// Whether it is of an app with that root.
  func hasRoot(_ root: SourcePath) -> Bool {
    words.bytes[pathsStart..<(pathStart(of: 0) - 1)].elementsEqual(root.bytes)
  }

  /// The result; refused where it is that of an app of another name.
  func app(for scope: CacheScope) throws(PackedFault) -> CachedApp {
    var reader = PackedReader(words.bytes, in: detailsStart..<(words.bytes.count - 8))
    guard try reader.text() == scope.name else { throw .damaged }
    let analysis = try AppAnalysis(unpacking: &reader)
    guard reader.isAtEnd else { throw .damaged }
    return CachedApp(analysis: analysis, numbers: numbers)
  }

  // MARK: Places

  private func place(of record: Int) -> Int { Head.size + record * CacheEntry.recordSize }

  /// Behind the last path for the record after it.
  private func pathStart(of record: Int) -> Int {
    record < recordCount ? pathsStart + Int(words[place(of: record) + 40]) : detailsStart
  }

  private func hasPath(_ path: ArraySlice<UInt8>, of record: Int) -> Bool {
    let start = pathStart(of: record)
    guard pathStart(of: record + 1) - 1 - start == path.count else { return false }
    return words.bytes.withUnsafeBytes { bytes in
      path.withUnsafeBytes { path in
        guard let known = bytes.baseAddress, let path = path.baseAddress else { return true }
        return memcmp(known + start, path, pathStart(of: record + 1) - 1 - start) == 0
      }
    }
  }
}

extension WalkRecord.Folder {
  /// As a system call wants it.
  fileprivate var pathInRoot: SourcePath { path.bytes.isEmpty ? SourcePath(".") : path }
}

extension FileStamp {
  /// Of what has none.
  fileprivate static let none = FileStamp(size: 0, modified: 0, changed: 0, inode: 0)
}
