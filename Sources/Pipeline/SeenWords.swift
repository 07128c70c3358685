import Synchronization

/// What was seen in an app's files, by whichever thread.
final class SeenWords: Sendable {
  let triggers = Atomic(false)
  private let leading = Atomic(-1)

  /// A file with a leading word.
  var leadingFile: Int? {
    let file = leading.load(ordering: .relaxed)
    return file < 0 ? nil : file
  }

  func noteLeads(
    in bytes: UnsafeBufferPointer<UInt8>, of entry: AppCorpus.Entry, _ triggers: Triggers
  ) {
    guard leadingFile == nil, triggers.mayLead(to: bytes) else { return }
    leading.store(entry.file, ordering: .relaxed)
  }
}
