import SourceText

/// What the walk of an app's folders came across: while all of it is as it was, another walk would
/// find the same.
struct WalkRecord: Sendable, Equatable {
  /// A folder that was listed. Names and kinds of what is in it cannot change without its stamp.
  struct Folder: Sendable, Equatable {
    /// Relative to the app's root, empty for that.
    var path: SourcePath
    /// Taken before it was listed.
    var stamp: FileStamp
    /// Of what its ignore files say; nil where it has none.
    var ignoreHash: ContentHash?
  }

  /// A symbolic link that counts as skipped where it leads to a folder. Where it leads can change
  /// while the folder that it is in does not.
  struct Link: Sendable, Equatable {
    var path: SourcePath
    var leadsToFolder: Bool
  }

  /// Of what else decides what is found.
  var conditions: ContentHash
  /// The file system that all folders are on.
  var device: UInt64
  /// The root first.
  var folders: [Folder]
  var links: [Link]
  var skipped: SkipCounts

  /// Whether nothing was put into a folder so late that its stamp would not tell; a moment in
  /// nanoseconds since 1970.
  func isSettled(before moment: Int64) -> Bool {
    folders.allSatisfy { $0.stamp.isSettled(before: moment) }
  }

  /// A hash of the options, of git's file for all repositories and of the ignore files above an app's
  /// root.
  static func conditions(
    _ options: DiscoveryOptions, _ ignoreFiles: IgnoreFiles, above scope: IgnoreScope?
  ) -> ContentHash {
    var hash = ContentHash()
    hash.add(options.honorsIgnoreFiles ? 1 : 0)
    hash.add(options.includesHidden ? 1 : 0)
    hash.add(UInt64(options.exclude.count))
    for glob in options.exclude { hash.add(glob.pattern) }
    hash.add(ignoreFiles.globalHash.value)
    hash.add(scope?.fingerprint.value ?? 0)
    return hash
  }
}

extension WalkRecord {
  /// What all threads noted, by the app: of those whose folders could all be listed and are on one
  /// file system.
  ///
  /// - Parameter conditions: of every app.
  static func all(
    of parts: [FolderWalk.Found], _ conditions: [ContentHash]
  ) -> [Int: WalkRecord] {
    var records: [Int: WalkRecord] = [:]
    var isDoubtful: Set<Int> = []
    for part in parts {
      isDoubtful.formUnion(part.failures.lazy.map(\.app))
      for (app, folder, device) in part.folders {
        let new = WalkRecord(
          conditions: conditions[app], device: device, folders: [], links: [], skipped: [:])
        records[app, default: new].folders.append(folder)
        if records[app]?.device != device { isDoubtful.insert(app) }
      }
    }
    for part in parts {
      for (app, link) in part.links { records[app]?.links.append(link) }
      for (skip, count) in part.skipped {
        records[skip.app]?.skipped[skip.reason] += count
      }
    }
    for app in isDoubtful { records[app] = nil }
    for app in Array(records.keys) {
      records[app]?.folders.sort { $0.path < $1.path }
      records[app]?.links.sort { $0.path < $1.path }
    }
    return records
  }
}

/// What a walk finds.
struct KnownWalk: Sendable {
  /// As in `SourceTree.files`.
  var files: SourceFiles
  var skipped: SkipCounts
}
