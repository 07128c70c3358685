import Facts
import Linking
import SourceText
import SwiftFrontEnd

/// What one thread keeps from file to file.
final class CorpusReader {
  let buffer = SourceBuffer()
  let indexer = WordIndexer()
  /// The files that this thread dealt with.
  var done: [(index: Int, entry: AppCorpus.Entry)] = []
  /// What was made of those among them that were lexed.
  var loaded = FileBatch()
  /// The demands that those may answer, as positions.
  var answered: Set<Int> = []

  func read(
    _ entry: AppCorpus.Entry, in tree: SourceTree, _ overlays: Overlays
  ) throws(SourceReadError) {
    let file = tree.resolvedRoot.appending(entry.path.bytes)
    if let bytes = overlays[file] {
      buffer.take(bytes)
    } else {
      try buffer.read(file)
    }
  }

  /// The facts of the file that was read last.
  func facts(of entry: AppCorpus.Entry) throws(SourceReadError) -> IndexedFile {
    IndexedFile(try SwiftFrontEnd.boundedFacts(path: entry.path.text, bytes: buffer.bytes))
  }
}

/// Contents that stand in for files on disk, by the file.
struct Overlays: Sendable {
  private var bytes: [SourcePath: [UInt8]] = [:]
  private var absent: Set<SourcePath> = []

  init(_ overlays: [FileOverlay]) {
    for overlay in overlays {
      guard let file = SourcePath(overlay.path).resolvedAsFile else { continue }
      bytes[file] = overlay.bytes
      if overlay.bytes == nil { absent.insert(file) }
    }
  }

  /// Whether a file is to be taken as not there.
  func hides(_ file: SourcePath) -> Bool { !absent.isEmpty && absent.contains(file) }

  subscript(file: SourcePath) -> [UInt8]? { bytes.isEmpty ? nil : bytes[file] }
}
