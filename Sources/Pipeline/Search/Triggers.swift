import Analysis

/// Texts of which a file must hold one to be lexed before anything asks for it.
struct Triggers: Sendable {
  /// Nil when every file counts: on request, or because a rule names none.
  private let search: ByteSearch?
  /// Words that decide, by being nowhere in an app, how far a handler is worth following.
  let leadingWords: Set<String>
  private let leads: ByteSearch

  init(_ request: RunRequest) {
    leadingWords = request.contract.vocabulary.undoSpellings
    leads = ByteSearch(leadingWords)
    let inForce = request.rules.filter { rule in
      if case .silences = rule.judge { return false }
      return request.contract.setting(of: rule.id).severity != nil
    }
    guard !request.loadsEverything, !inForce.contains(where: \.triggers.isEmpty) else {
      search = nil
      return
    }
    let apis = request.contract.vocabulary.swipeAPIs.map(\.element.name)
    let words = inForce.flatMap(\.triggers) + (inForce.isEmpty ? [] : apis)
    search = ByteSearch(words + Analyzer.triggers)
  }

  /// - Parameter bytes: as for `ByteSearch.finds`.
  func occur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    search?.finds(in: bytes) ?? true
  }

  /// Whether one of `leadingWords` is in a file.
  ///
  /// - Parameter bytes: as for `ByteSearch.finds`.
  func mayLead(to bytes: UnsafeBufferPointer<UInt8>) -> Bool { leads.finds(in: bytes) }
}
