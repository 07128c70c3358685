import SwiftUI

final class LedgerViewModel: ObservableObject {
  @Published var entries: [String] = []
  private let repository = LedgerRepository()

  func delete(_ entry: String) {
    entries.removeAll { $0 == entry }
    repository.forget(entry)
  }

  func purge(_ entry: String) {
    entries.removeAll { $0 == entry }
    repository.burn(entry)
  }
}
