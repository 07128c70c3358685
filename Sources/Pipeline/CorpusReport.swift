import Reporting
import SourceText

extension Corpus {
  var fileCount: Int { entries.count { $0.error == nil } }
  var byteCount: Int { entries.reduce(0) { $0 + $1.size } }
  var lexedCount: Int { entries.count(where: \.isLoaded) }

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
    return SourceReader { app, path in
      guard let folder = folders[app] else { return nil }
      let file = folder.appending((oddPaths[[app, path]] ?? SourcePath(path)).bytes)
      if let bytes = overlays[file] { return bytes }
      let buffer = SourceBuffer()
      guard (try? buffer.read(file)) != nil else { return nil }
      return Array(buffer.bytes)
    }
  }
}
