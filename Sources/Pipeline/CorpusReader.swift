import Facts
import Linking
import SourceText
import SwiftFrontEnd

/// What one thread keeps from file to file.
final class CorpusReader {
  private let tree: SourceTree
  private let folder: OpenFolder
  private let overlays: Overlays
  let buffer = SourceBuffer()
  let indexer = WordIndexer()
  /// The files that this thread dealt with.
  var done: [(index: Int, entry: AppCorpus.Entry)] = []
  /// What was made of those among them that were lexed.
  var loaded = FileBatch()
  /// The demands that those may answer, as positions.
  var answered: Set<Int> = []

  init(_ tree: SourceTree, _ folder: OpenFolder, _ overlays: Overlays) {
    self.tree = tree
    self.folder = folder
    self.overlays = overlays
  }

  func read(_ entry: AppCorpus.Entry) throws(SourceReadError) {
    let path = tree.files.path(entry.file)
    if !overlays.isEmpty, let bytes = overlays[tree.resolvedRoot.appending(path)] {
      buffer.take(bytes)
    } else if let descriptor = folder.descriptor {
      try buffer.read(path, in: descriptor)
    } else {
      try buffer.read(tree.resolvedRoot.appending(path))
    }
  }

  /// The facts of the file that was read last.
  func facts(of entry: AppCorpus.Entry) throws(SourceReadError) -> IndexedFile {
    let path = SourcePath.text(of: tree.files.path(entry.file))
    return IndexedFile(try SwiftFrontEnd.boundedFacts(path: path, bytes: buffer.bytes))
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

  /// Whether no file has another content than on disk.
  var isEmpty: Bool { bytes.isEmpty }

  /// Whether any file is to be taken as not there.
  var hidesAny: Bool { !absent.isEmpty }

  /// Whether a file is to be taken as not there.
  func hides(_ file: SourcePath) -> Bool { absent.contains(file) }

  subscript(file: SourcePath) -> [UInt8]? { bytes[file] }
}
