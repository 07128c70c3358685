import Analysis
import SourceText

/// What an earlier run made of an app.
struct CachedApp: Sendable {
  var analysis: AppAnalysis
  var numbers: AppNumbers
}

/// A file as a run read it.
struct FileRecord: Sendable, Equatable {
  /// Relative to the app's root.
  var path: SourcePath
  /// Taken from the open file, before it was read.
  var stamp: FileStamp
  /// Of the bytes that were read.
  var hash: ContentHash
}

/// What decides an app's analysis beside its files: two entries of the same scope are of the same
/// app, for the same question.
struct CacheScope: Sendable, Equatable {
  /// Absolute, links resolved.
  var root: SourcePath
  /// What the app is called; it stands in every place.
  var name: String
  /// Of the contract and the rest of the request.
  var key: ContentHash

  init(_ tree: SourceTree, key: ContentHash) {
    root = tree.resolvedRoot
    name = tree.name
    self.key = key
  }

  /// The name of the entry's file.
  var fileName: String {
    var hash = ContentHash()
    hash.add(UInt64(root.bytes.count))
    root.bytes.withUnsafeBufferPointer { hash.add($0) }
    hash.add(name)
    hash.add(key.value)
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits + CacheScope.fileEnding
  }

  static let fileEnding = ".rowlint-app"
  private static let questionsEnding = ".rowlint-asked"

  /// The name of the file that an entry's `AppQuestions` are kept in.
  static func questionsName(of entry: String) -> String {
    entry.dropLast(fileEnding.count) + questionsEnding
  }

  /// The entry that a file is part of, by its name; nil for one that neither `fileName` nor
  /// `questionsName` gives.
  static func entryName(of file: String) -> String? {
    guard let ending = [fileEnding, questionsEnding].first(where: file.hasSuffix),
      file.utf8.count == 16 + ending.utf8.count
    else { return nil }
    let isHash = file.utf8.prefix(16).allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
    return isHash ? String(file.prefix(16)) + fileEnding : nil
  }
}

extension RunRequest {
  /// A hash of all that decides what rules say of an app, apart from the app and its files, and of
  /// what decides which those are.
  ///
  /// How grave findings are, waivers, the day and the apps that are compared are left out: they count
  /// only once apps are compared, which is done anew in every run.
  var cacheKey: ContentHash {
    var hash = ContentHash()
    hash.add(contract.fingerprint(of: rules).value)
    let known = knownRules ?? rules.map(\.id)
    hash.add(UInt64(known.count))
    for rule in known.sorted() { hash.add(rule) }
    hash.add(discovery.honorsIgnoreFiles ? 1 : 0)
    hash.add(discovery.includesHidden ? 1 : 0)
    return hash
  }
}
