import Reporting
import SourceText

extension AppCorpus {
  /// What was read.
  var numbers: AppNumbers {
    if let facts {
      return AppNumbers(
        files: facts.fileCount, bytes: facts.byteCount, lexedFiles: facts.lexedCount)
    }
    return entries.reduce(into: AppNumbers()) { numbers, entry in
      if entry.error == nil { numbers.files += 1 }
      numbers.bytes += entry.size
      if entry.isLoaded { numbers.lexedFiles += 1 }
    }
  }

  /// The files as they were read; nil where one could not be, or was changed meanwhile.
  var records: [FileRecord]? {
    var records: [FileRecord] = []
    records.reserveCapacity(entries.count)
    for entry in entries {
      guard entry.error == nil, let stamp = entry.stamp, let hash = entry.hash else { return nil }
      records.append(FileRecord(path: tree.files[entry.file].path, stamp: stamp, hash: hash))
    }
    return records
  }

  /// What could not be read.
  var problems: [RunProblem] {
    entries.compactMap { entry in
      entry.error.map {
        RunProblem(
          kind: .unreadable, path: tree.shownPath(tree.files[entry.file].path), message: $0.message)
      }
    }
  }
}

extension SourceReader {
  /// Reads files of a run again, for whoever prints their lines.
  init(_ trees: [SourceTree], _ request: RunRequest) {
    let trees = Dictionary(trees.map { ($0.name, $0) }) { first, _ in first }
    let facts = Dictionary(request.facts.map { ($0.name, $0) }) { first, _ in first }
    let overlays = Overlays(request.overlays)
    self.init { app, path in
      guard let tree = trees[app], facts[app] == nil else { return nil }
      let file = tree.resolvedRoot.appending(tree.path(ofText: path).bytes)
      if let bytes = overlays[file] { return bytes }
      let buffer = SourceBuffer()
      guard (try? buffer.read(file)) != nil else { return nil }
      return Array(buffer.bytes)
    } lineHash: { app, path, line in
      facts[app]?.files.first { $0.indexed.facts.path == path }?.lineHashes[line]
    }
  }
}

extension SourceTree {
  /// The path that reads so; one with escapes cannot be made from its text.
  fileprivate func path(ofText text: String) -> SourcePath {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return SourcePath(text) }
    return files.first { $0.path.text == text }?.path ?? SourcePath(text)
  }
}

/// What was read of an app.
struct AppNumbers: Sendable {
  var files = 0
  /// Bytes.
  var bytes = 0
  /// Those that were turned into facts.
  var lexedFiles = 0

  static func + (left: Self, right: Self) -> Self {
    AppNumbers(
      files: left.files + right.files, bytes: left.bytes + right.bytes,
      lexedFiles: left.lexedFiles + right.lexedFiles)
  }
}
