import Analysis

/// Words of which a file must hold one to be lexed before anything asks for it.
struct Triggers: Sendable {
  /// Nil when every file counts: on request, or because a rule names no words.
  private let search: WordSearch?

  init(_ request: RunRequest) {
    let rules = request.rules.filter { request.contract.setting(of: $0.id).severity != nil }
    guard !request.loadsEverything, !rules.contains(where: \.triggers.isEmpty) else {
      search = nil
      return
    }
    let apis = request.contract.vocabulary.swipeAPIs.map(\.element.name)
    search = WordSearch(rules.flatMap(\.triggers) + (rules.isEmpty ? [] : apis))
  }

  /// - Parameter bytes: as for `WordSearch.finds`.
  func occur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    search?.finds(in: bytes) ?? true
  }
}
