import Analysis
import SourceText
import Testing

@testable import Pipeline

/// Any bytes are an entry or are refused.
@Suite struct CacheEntryTests {
  private func entry(_ folder: CachedFolder) throws -> (CacheEntry, CacheScope, SourceTree) {
    let tree = folder.tree()
    let (analysis, numbers, files) = try CachedFolder.judge(tree, folder.request)
    let scope = CacheScope(tree, key: folder.request.cacheKey)
    let entry = CacheEntry(
      CachedApp(analysis: analysis, numbers: numbers), scope: scope, files: files, walk: walk,
      program: ProgramIdentity(stamp: files[0].stamp, hash: ContentHash(value: 7)), start: -5)
    return (entry, scope, tree)
  }

  private let walk = WalkRecord(
    conditions: ContentHash(value: 11), device: 12,
    folders: [
      WalkRecord.Folder(
        path: SourcePath(""), stamp: FileStamp(size: 1, modified: 2, changed: 3, inode: 4),
        ignoreHash: nil),
      WalkRecord.Folder(
        path: SourcePath("Views"), stamp: FileStamp(size: 5, modified: 6, changed: 7, inode: 8),
        ignoreHash: ContentHash(value: 9)),
    ],
    links: [
      WalkRecord.Link(path: SourcePath("a"), leadsToFolder: true),
      WalkRecord.Link(path: SourcePath("Views/b"), leadsToFolder: false),
    ],
    skipped: [.gitIgnore: 3, .givenTwice: 1, .hidden: 70_000])

  @Test func theWalkIsReadAsItWasWritten() throws {
    let folder = try CachedFolder()
    try folder.writeSources()
    let (written, scope, tree) = try entry(folder)
    let read = try CacheEntry(reading: written.bytes)
    #expect(read.walk == walk)
    #expect(read.knownWalk.files == tree.files)
    #expect(read.knownWalk.skipped == walk.skipped)
    let without = try CacheEntry(reading: read.replacingWalk(with: nil).bytes)
    #expect(without.walk == nil)
    #expect(without.answers(scope, files: tree.files))
    #expect(without.bytes.count < read.bytes.count)
    #expect(without.replacingWalk(with: walk).bytes == written.bytes)
  }

  @Test func isReadAsItWasWritten() throws {
    let folder = try CachedFolder()
    try folder.writeSources()
    let (written, scope, tree) = try entry(folder)
    let (analysis, numbers, files) = try CachedFolder.judge(tree, folder.request)
    var read = try CacheEntry(reading: written.bytes)
    #expect(read.fileCount == 3)
    #expect(read.start == -5)
    #expect(read.program.hash == ContentHash(value: 7))
    for (index, file) in files.enumerated() {
      #expect(read.path(of: index).elementsEqual(file.path.bytes))
      #expect(read.withCPath(of: index) { String(cString: $0) } == file.path.text)
      #expect(read.stamp(of: index) == file.stamp)
      #expect(read.value(of: index) == file.hash.value)
    }
    let app = try read.app(for: scope)
    #expect(packed(app.analysis) == packed(analysis))
    #expect(app.numbers.all == numbers.all)

    var stamp = files[1].stamp
    stamp.inode = .max
    let program = ProgramIdentity(stamp: stamp, hash: ContentHash(value: .max))
    read.renew([(1, stamp)], program, start: 6)
    let renewed = try CacheEntry(reading: read.bytes)
    #expect(renewed.stamp(of: 1) == stamp)
    #expect(renewed.stamp(of: 0) == files[0].stamp)
    #expect(renewed.value(of: 1) == files[1].hash.value)
    #expect(renewed.start == 6)
    #expect(renewed.program == program)
    #expect(packed(try renewed.app(for: scope).analysis) == packed(analysis))
  }

  @Test func changesAreNoted() throws {
    let folder = try CachedFolder()
    try folder.writeSources()
    let tree = folder.tree()
    let (analysis, numbers, files) = try CachedFolder.judge(tree, folder.request)
    let scope = CacheScope(tree, key: folder.request.cacheKey)
    let program = ProgramIdentity(stamp: files[0].stamp, hash: ContentHash(value: 7))
    var entry = CacheEntry(
      CachedApp(analysis: analysis, numbers: numbers), scope: scope, files: files,
      questions: ContentHash(value: 8), program: program, start: 0)
    var stamp = files[1].stamp
    stamp.size += 10
    let change = IdleChange(
      file: 1, stamp: stamp, hash: ContentHash(value: 9), size: Int(stamp.size),
      oldSize: Int(files[1].stamp.size))
    entry.note([change])
    // To be written it has to be renewed.
    #expect(throws: PackedFault.damaged) { try CacheEntry(reading: entry.bytes) }
    entry.renew([], program, start: 1)
    let read = try CacheEntry(reading: entry.bytes).replacingWalk(with: walk)
    #expect(read.questions == ContentHash(value: 8))
    #expect(read.changes == 1)
    #expect(read.stamp(of: 1) == stamp)
    #expect(read.value(of: 1) == 9)
    let bytes = numbers.bytes + 10
    #expect(try read.app(for: scope).numbers.all == [3, bytes, numbers.lexedFiles])
    // Back to before.
    entry.note([
      IdleChange(file: 1, stamp: files[1].stamp, hash: files[1].hash, size: 0, oldSize: 10)
    ])
    #expect(entry.numbers.all == numbers.all)
    entry.note(Array(repeating: change, count: AppQuestions.mostChanges))
    entry.renew([], program, start: 1)
    #expect(throws: PackedFault.damaged) { try CacheEntry(reading: entry.bytes) }
  }

  @Test func anAppWithoutFilesIsAnEntryToo() throws {
    let folder = try CachedFolder()
    let tree = folder.tree()
    let scope = CacheScope(tree, key: ContentHash(value: 1))
    let app = CachedApp(analysis: AppAnalysis(), numbers: AppNumbers())
    let program = ProgramIdentity(
      stamp: FileStamp(size: 0, modified: 0, changed: 0, inode: 0), hash: ContentHash(value: 0))
    let written = CacheEntry(app, scope: scope, files: [], program: program, start: 0)
    let read = try CacheEntry(reading: written.bytes)
    #expect(read.answers(scope, files: []))
    #expect(!read.answers(scope, files: [SourceFile(path: SourcePath("A.swift"))]))
  }

  @Test func damageIsSeen() throws {
    let folder = try CachedFolder()
    try folder.writeSources()
    let bytes = try entry(folder).0.bytes
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= UInt8(1 << (place % 8))
      #expect(throws: PackedFault.damaged) { try CacheEntry(reading: damaged) }
      #expect(throws: PackedFault.damaged) { try CacheEntry(reading: Array(bytes[..<place])) }
    }
    #expect(throws: PackedFault.damaged) { try CacheEntry(reading: bytes + [0]) }
  }

  /// Whoever mends the checksum can lie, but cannot make rowlint trap.
  @Test func whatTheChecksumDoesNotSeeIsReadOrRefused() throws {
    let folder = try CachedFolder()
    try folder.writeSources()
    let (written, scope, tree) = try entry(folder)
    let bytes = written.bytes
    var readable = 0
    for place in bytes.indices.dropLast(8) {
      for change: UInt8 in [1, 0x80, 0xFF] {
        var words = WordBytes(bytes: bytes)
        words.bytes[place] ^= change
        words[bytes.count - 8] = words.hash(upTo: bytes.count - 8)
        guard let read = try? CacheEntry(reading: words.bytes) else { continue }
        _ = read.answers(scope, files: tree.files)
        _ = read.walk
        _ = read.knownWalk.skipped
        _ = FolderCheck(read, root: tree.resolvedRoot, now: .max)
          .holds(under: read.conditions, on: Workers(jobs: 1))
        for file in 0..<read.fileCount {
          _ = read.path(of: file)
          _ = read.withCPath(of: file) { FileStamp(of: $0, in: -1) }
        }
        if (try? read.app(for: scope)) != nil { readable += 1 }
      }
    }
    #expect(readable > 100)
  }
}
