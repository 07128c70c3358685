import Linking
import SourceText

/// A file as it is now, whose change leaves what was made of its app as it was.
struct IdleChange: Sendable {
  /// Its place in `SourceTree.files`.
  var file: Int
  var stamp: FileStamp
  var hash: ContentHash
  /// Bytes.
  var size: Int
  /// Bytes before.
  var oldSize: Int
}

/// Whether files that have changed can change what was made of an app.
///
/// A file that was not turned into facts could have mattered in four ways only: by a trigger, by
/// something that linking looked for, by a name that no other file declares, or by a word that no
/// other file has. Where it has none of these now either, a run that read all files would load the
/// same files, and come to the same.
struct ChangeCheck {
  private let questions: AppQuestions
  private let triggers: Triggers
  private let wanted: WantedWords
  private let nearlyCommon: WantedWords
  private let barelyCommon: WantedWords
  private let indexer = WordIndexer()
  private let buffer = SourceBuffer()

  init(_ questions: AppQuestions, _ triggers: Triggers) {
    self.questions = questions
    self.triggers = triggers
    wanted = WantedWords(questions.demands)
    nearlyCommon = WantedWords(Array(questions.nearlyCommon))
    barelyCommon = WantedWords(questions.barelyCommon.map(\.demand))
  }

  /// What those files are now; nil where one of them can matter, or cannot be read.
  func idleChanges(
    of files: [Int], in entry: CacheEntry, _ folder: Int32
  ) -> [IdleChange]? {
    var changes: [IdleChange] = []
    for file in files {
      guard !questions.loaded.contains(file),
        (try? buffer.read(entry.path(of: file), in: folder)) != nil, let stamp = buffer.stamp,
        isIdle(file)
      else { return nil }
      changes.append(
        IdleChange(
          file: file, stamp: stamp, hash: ContentHash(buffer.bytes), size: buffer.bytes.count,
          oldSize: Int(clamping: entry.stamp(of: file).size)))
    }
    return changes
  }

  /// Of the file that was read last.
  private func isIdle(_ file: Int) -> Bool {
    let bytes = buffer.bytes
    guard !triggers.occur(in: bytes) else { return false }
    // No file was turned into facts: nothing else was asked.
    guard let names = questions.names else { return true }
    let leads = triggers.mayLead(to: bytes)
    guard questions.leadingFile == file ? leads : questions.leadingFile != nil || !leads else {
      return false
    }
    var words = indexer.index(bytes)
    guard names.holdsAll(of: words), !wanted.occurs(in: bytes, &words) else { return false }
    // How many files may answer a demand must stay on the same side of its limit.
    guard nearlyCommon.answered(by: words).isEmpty else { return false }
    let answered = Set(barelyCommon.answered(by: words))
    return questions.barelyCommon.indices.allSatisfy {
      answered.contains($0) || !questions.barelyCommon[$0].files.contains(file)
    }
  }
}
