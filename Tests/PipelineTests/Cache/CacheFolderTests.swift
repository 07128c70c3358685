import Foundation
import SourceText
import Testing

@testable import Pipeline

/// Whatever is wrong with the cache's folder, nothing fails, and nobody else's files are touched.
@Suite struct CacheFolderTests {
  private static let name = "0123456789abcdef" + CacheScope.fileEnding

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test func aNewFolderIsLabelledAndItsOwnersAlone() throws {
    let scratch = try TemporaryFolder()
    let path = scratch.path + "/a/b/rowlint"
    let folder = CacheFolder(path: path)
    #expect(folder.read(Self.name) == nil)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(folder.trouble == nil)
    #expect(folder.write(Self.name, [1, 2, 3]))
    #expect(folder.read(Self.name)?.bytes == [1, 2, 3])
    #expect(folder.write(Self.name, [4]))
    #expect(CacheFolder(path: path).read(Self.name)?.bytes == [4])
    #expect(try mode(path) == 0o700)
    #expect(try mode(path + "/" + Self.name) == 0o600)
    let tag = try String(contentsOfFile: path + "/CACHEDIR.TAG", encoding: .utf8)
    #expect(tag.hasPrefix("Signature: 8a477f597d28d172789f06886806bc55\n"))
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    #expect(names == [".gitignore", Self.name, "CACHEDIR.TAG"])
  }

  /// A tag would keep someone's own folder out of backups.
  @Test func aFolderThatWasThereIsNotLabelled() throws {
    let scratch = try TemporaryFolder()
    let folder = CacheFolder(path: scratch.path)
    #expect(folder.write(Self.name, []))
    #expect(folder.read(Self.name)?.bytes == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == [Self.name])
  }

  @Test func whatCannotBeUsedMeansNoEntry() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("x", to: "file")
    for path in ["/file", "/file/below"] {
      let folder = CacheFolder(path: scratch.path + path)
      #expect(folder.read(Self.name) == nil)
      #expect(!folder.write(Self.name, [1]))
      #expect(folder.trouble == "its folder cannot be used: is not a folder")
      folder.markUsed(Self.name)
      folder.tidy(keeping: [], limits: CacheLimits(), now: FileStamp.now)
    }
    try scratch.makeFolder("open")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o777], ofItemAtPath: scratch.path + "/open")
    let open = CacheFolder(path: scratch.path + "/open")
    #expect(!open.write(Self.name, [1]))
    #expect(open.trouble == "its folder cannot be used: everyone may write to it")
    // A folder stands where an entry should.
    try scratch.makeFolder("blocked/\(Self.name)/inside")
    let blocked = CacheFolder(path: scratch.path + "/blocked")
    #expect(!blocked.write(Self.name, [1]))
    #expect(blocked.read(Self.name) == nil)
    #expect(blocked.trouble?.hasPrefix("an entry cannot be written: ") == true)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/blocked")
        == [Self.name])
  }

  /// Anyone who can put a link there could make rowlint read or write another file.
  @Test func aPlantedLinkIsNotFollowed() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("secret", to: "secret")
    try scratch.makeFolder("cache")
    try scratch.link("cache/\(Self.name)", to: scratch.path + "/secret")
    let folder = CacheFolder(path: scratch.path + "/cache")
    #expect(folder.read(Self.name) == nil)
    #expect(folder.write(Self.name, [1]))
    #expect(folder.read(Self.name)?.bytes == [1])
    #expect(try String(contentsOfFile: scratch.path + "/secret", encoding: .utf8) == "secret")

    // The folder itself may be one: people move their caches to other disks.
    try scratch.link("moved", to: scratch.path + "/cache")
    #expect(CacheFolder(path: scratch.path + "/moved").read(Self.name)?.bytes == [1])
  }

  @Test func aPipeIsNotWaitedFor() throws {
    let scratch = try TemporaryFolder()
    #expect(mkfifo(scratch.path + "/" + Self.name, 0o600) == 0)
    #expect(CacheFolder(path: scratch.path).read(Self.name) == nil)
  }

  // MARK: Tidying

  private let now: Int64 = 2_000_000_000 * 1_000_000_000

  /// Entries that were last used so many days ago, each of ten bytes.
  private func folder(daysAgo: [Int]) throws -> (TemporaryFolder, CacheFolder, [String]) {
    let scratch = try TemporaryFolder()
    let names = try daysAgo.enumerated().map { index, days in
      let name = String(repeating: "0", count: 14) + "\(index + 10)" + CacheScope.fileEnding
      try scratch.write([UInt8](repeating: 0, count: 10), to: name)
      try date(scratch.path + "/" + name, daysAgo: days)
      return name
    }
    return (scratch, CacheFolder(path: scratch.path), names)
  }

  private func date(_ path: String, daysAgo days: Int) throws {
    try CachedFolder.date(
      path, Date(timeIntervalSince1970: Double(now / 1_000_000_000 - Int64(days) * 86_400)))
  }

  private func left(_ scratch: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted()
  }

  @Test func whatIsNotUsedGoes() throws {
    let (scratch, folder, names) = try folder(daysAgo: [0, 29, 31, 400])
    folder.tidy(keeping: [names[3]], limits: CacheLimits(), now: now)
    #expect(try left(scratch) == [names[0], names[1], names[3]])
  }

  @Test func theOldestGoWhereThereAreTooMany() throws {
    let (scratch, folder, names) = try folder(daysAgo: [3, 1, 4, 2, 5])
    folder.tidy(keeping: [], limits: CacheLimits(count: 3), now: now)
    #expect(try left(scratch) == [names[0], names[1], names[3]])
    folder.tidy(keeping: [], limits: CacheLimits(size: 25), now: now)
    #expect(try left(scratch) == [names[1], names[3]])
    folder.tidy(keeping: [names[3]], limits: CacheLimits(size: 10), now: now)
    #expect(try left(scratch) == [names[1], names[3]])
    folder.tidy(keeping: [names[3]], limits: CacheLimits(size: 0), now: now)
    #expect(try left(scratch) == [names[3]])
  }

  @Test func nothingElseIsTouched() throws {
    let (scratch, folder, names) = try folder(daysAgo: [400])
    let others = [
      "Notes.txt", "0123456789abcdeg" + CacheScope.fileEnding, "x" + names[0], ".new-1-" + names[0],
    ]
    for name in others {
      try scratch.write("x", to: name)
      try date(scratch.path + "/" + name, daysAgo: name == others[3] ? 0 : 400)
    }
    try scratch.write("x", to: ".new-2-" + names[0])
    try date(scratch.path + "/.new-2-" + names[0], daysAgo: 2)
    folder.tidy(keeping: [], limits: CacheLimits(), now: now)
    #expect(try left(scratch) == others.sorted())
  }

  @Test func useIsNotedOnceADay() throws {
    let cached = try CachedFolder()
    try cached.writeSources()
    try cached.store()
    let file = cached.cachePath + "/" + (try #require(cached.entries.first))
    func used() throws -> Date {
      try #require(
        try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date)
    }
    let recent = Date(timeIntervalSinceNow: -3600)
    try CachedFolder.date(file, recent)
    #expect(try cached.lookUp() != nil)
    #expect(abs(try used().timeIntervalSince(recent)) < 1)
    try CachedFolder.date(file, Date(timeIntervalSinceNow: -100_000))
    #expect(try cached.lookUp() != nil)
    #expect(try used() > recent)
  }

  @Test func finishingTidies() throws {
    let cached = try CachedFolder()
    try cached.writeSources()
    try cached.store()
    let old = try #require(cached.entries.first)
    try CachedFolder.date(cached.cachePath + "/" + old, Date(timeIntervalSince1970: 1))
    cached.request.inputs[0].name = "Other"
    let cache = try cached.cache()
    cache.finish()
    #expect(cached.entries == [old])
    let tree = cached.tree()
    let (analysis, numbers, files) = try CachedFolder.judge(tree, cached.request)
    cache.store(analysis, numbers: numbers, files: files, of: tree)
    cache.finish()
    #expect(cached.entries.count == 1)
    #expect(cached.entries != [old])
  }
}
