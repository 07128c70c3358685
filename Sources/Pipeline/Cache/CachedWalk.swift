import SourceText

// What an entry keeps of the walk that found an app's files.
extension CacheEntry {
  /// All of it; nil where it is not known.
  var walk: WalkRecord? {
    guard folderCount > 0 else { return nil }
    return WalkRecord(
      conditions: conditions, device: device,
      folders: folders.map { folder in
        let path = sourcePath(of: folder)
        return WalkRecord.Folder(
          path: path.bytes == [UInt8(ascii: ".")] ? SourcePath(bytes: []) : path,
          stamp: stamp(of: folder), ignoreHash: ignoreHash(ofFolder: folder))
      },
      links: links.map { link in
        WalkRecord.Link(
          path: sourcePath(of: link), leadsToFolder: value(of: link) != 0)
      },
      skipped: skipped)
  }

  /// What the walk found.
  var knownWalk: KnownWalk {
    var files = SourceFiles()
    for file in 0..<fileCount { files.append(path(of: file)) }
    return KnownWalk(files: files, skipped: skipped)
  }

  var conditions: ContentHash { ContentHash(value: words[Head.conditions]) }

  var device: UInt64 { words[Head.device] }

  /// Nil for a folder without ignore files.
  func ignoreHash(ofFolder folder: Int) -> ContentHash? {
    let hash = value(of: folder)
    return hash == 0 ? nil : ContentHash(value: hash)
  }

  private var skipped: SkipCounts {
    var skipped: SkipCounts = [:]
    for (index, reason) in SkipReason.allCases.enumerated() {
      skipped[reason] = Int(UInt32(clamping: words[Head.skipped + index * 8]))
    }
    return skipped
  }
}
