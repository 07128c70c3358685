import Analysis
import Facts
import Foundation
import Linking
import Rules
import SourceText
import SwiftFrontEnd

@testable import Pipeline

/// An app and a cache that tests use.
final class CachedFolder {
  let app: TemporaryFolder
  let scratch: TemporaryFolder
  var request: RunRequest
  /// Late enough for all that the test wrote to be settled.
  var start = FileStamp.now + 10_000_000_000

  init(contract: String = "family") throws {
    app = try TemporaryFolder()
    scratch = try TemporaryFolder()
    let reader = ContractReader(rules: Registry.rules, embedded: Registry.contracts)
    request = RunRequest(
      inputs: [AppInput(name: "App", path: app.path)],
      contract: try reader.read(.embedded(contract)), rules: Registry.rules, jobs: 2,
      cache: scratch.path + "/cache")
  }

  /// Lets the next run begin when all that was written so far is settled.
  func settle() { start = FileStamp.now + 10_000_000_000 }

  /// The sources of a swipe and of something beside it.
  func writeSources() throws {
    try app.write(
      """
      struct Inbox: View { var body: some View { List(mails) { mail in
        Row(mail).swipeActions { Button("Delete", role: .destructive) { store.delete(mail) } }
      } } }
      """, to: "Views/Inbox.swift")
    try app.write("struct Model { let a = 1 }\n", to: "Model.swift")
    try app.write("struct Other { let b = 2 }\n", to: "Other.swift")
  }

  var cachePath: String { scratch.path + "/cache" }

  /// The names of the cache's entries.
  var entries: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cachePath)) ?? []
    return names.filter { $0.hasSuffix(CacheScope.fileEnding) }.sorted()
  }

  func cache(_ limits: CacheLimits = CacheLimits()) throws -> AppCache {
    guard let cache = AppCache(for: request, limits: limits, start: start) else {
      throw CocoaError(.fileReadUnknown)
    }
    return cache
  }

  func tree() -> SourceTree {
    let found = SourceDiscovery.discover(
      request.inputs, options: request.discovery, jobs: 1, allowEmpty: true)
    return found.trees[0]
  }

  /// What a run makes of an app when it has to.
  static func judge(
    _ tree: SourceTree, _ request: RunRequest
  ) throws -> (AppAnalysis, AppNumbers, [FileRecord]) {
    let buffer = SourceBuffer()
    var numbers = AppNumbers()
    var records: [FileRecord] = []
    var facts: [FileFacts] = []
    for file in tree.files {
      try buffer.read(tree.resolvedRoot.appending(file.path.bytes))
      numbers.files += 1
      numbers.bytes += buffer.bytes.count
      facts.append(SwiftFrontEnd.facts(path: file.path.text, bytes: buffer.bytes))
      guard let stamp = buffer.stamp else { throw CocoaError(.fileReadUnknown) }
      records.append(
        FileRecord(path: file.path, stamp: stamp, hash: ContentHash(buffer.bytes)))
    }
    numbers.lexedFiles = facts.count
    let analysis = Analyzer.analyze(
      Linker.link([App(name: tree.name, files: facts)]), rules: request.rules,
      contract: request.contract, knownRules: request.knownRules)
    return (analysis, numbers, records)
  }

  /// Judges the app and keeps what came of it.
  @discardableResult
  func store() throws -> AppAnalysis {
    let tree = tree()
    let (analysis, numbers, files) = try CachedFolder.judge(tree, request)
    try cache().store(analysis, numbers: numbers, files: files, of: tree)
    return analysis
  }

  /// What a run finds; all that it asks for is kept.
  func discover(_ cache: AppCache?) -> Discovery {
    SourceDiscovery.discover(
      request.inputs, options: request.discovery, overlays: [], jobs: request.jobs,
      allowEmpty: true, cache: cache)
  }

  /// Judges all apps as a run does, and keeps what came of them and how they were found.
  func storeWalks() throws {
    let cache = try cache()
    for tree in discover(cache).trees {
      let (analysis, numbers, files) = try CachedFolder.judge(tree, request)
      cache.store(analysis, numbers: numbers, files: files, of: tree)
    }
  }

  func lookUp(jobs: Int = 1) throws -> CachedApp? {
    try cache().lookUp(tree(), workers: Workers(jobs: jobs))
  }

  /// Sets when a file was changed last.
  static func date(_ path: String, _ date: Date) throws {
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
  }
}

/// The same for equal analyses.
func packed(_ analysis: AppAnalysis?) -> [UInt8] {
  var writer = PackedWriter()
  analysis?.pack(into: &writer)
  return writer.bytes
}

extension AppNumbers {
  var all: [Int] { [files, bytes, lexedFiles] }
}
