import Reporting
import SourceText

extension Corpus {
  /// What was read of an app, an index into `trees`.
  func numbers(ofApp app: Int) -> AppNumbers {
    if let facts = facts[trees[app].name] {
      return AppNumbers(
        files: facts.fileCount, bytes: facts.byteCount, lexedFiles: facts.lexedCount)
    }
    return entries[apps[app].numbers].reduce(into: AppNumbers()) { numbers, entry in
      if entry.error == nil { numbers.files += 1 }
      numbers.bytes += entry.size
      if entry.isLoaded { numbers.lexedFiles += 1 }
    }
  }

  /// What could not be read.
  var problems: [RunProblem] {
    entries.compactMap { entry in
      entry.error.map {
        RunProblem(
          kind: .unreadable, path: trees[entry.tree].shownPath(entry.path), message: $0.message)
      }
    }
  }

  /// Reads files again for whoever prints their lines.
  var sourceReader: SourceReader {
    let folders = Dictionary(trees.map { ($0.name, $0.resolvedRoot) }) { first, _ in first }
    // A path that is not UTF-8 cannot be found from its text.
    let odd = entries.filter { !$0.path.text.utf8.elementsEqual($0.path.bytes) }
    let oddPaths = Dictionary(odd.map { ([trees[$0.tree].name, $0.path.text], $0.path) }) {
      first, _ in first
    }
    let overlays = overlays
    let facts = facts
    return SourceReader { app, path in
      guard let folder = folders[app], facts[app] == nil else { return nil }
      let file = folder.appending((oddPaths[[app, path]] ?? SourcePath(path)).bytes)
      if let bytes = overlays[file] { return bytes }
      let buffer = SourceBuffer()
      guard (try? buffer.read(file)) != nil else { return nil }
      return Array(buffer.bytes)
    } lineHash: { app, path, line in
      facts[app]?.files.first { $0.indexed.facts.path == path }?.lineHashes[line]
    }
  }
}

/// What was read of an app.
struct AppNumbers {
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
