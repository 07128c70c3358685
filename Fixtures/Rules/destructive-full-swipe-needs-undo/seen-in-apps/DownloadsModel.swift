import Foundation

struct Download: Identifiable {
  let id: Int
  var title: String
  var isDone = false
  var isPaused = false
}

final class DownloadsModel: ObservableObject {
  @Published var downloads: [Download] = []
  var values: [String: String] = [:]
  let canRemove = true
  private let source = DownloadSource()

  func drop(_ download: Download) { downloads.removeAll { $0.id == download.id } }
  func erase(_ download: Download) async throws { drop(download) }

  func delete(at offsets: IndexSet) {
    guard let row = offsets.first else { return }
    source.delete(downloads[row]) { result in
      switch result {
      case .success(let putBack): confirm("Deleted", undoHandler: putBack)
      case .failure(let error): print(error)
      }
    }
  }

  private func confirm(_ message: String, undoHandler: @escaping () -> Void) {
    Banner.show(message, action: undoHandler)
  }
}

struct DownloadSource {
  func delete(_ download: Download, done: (Result<() -> Void, Error>) -> Void) {}
}

enum Banner {
  static func show(_ message: String, action: @escaping () -> Void) {}
}

final class Storage {
  static let shared = Storage()
  func delete(_ download: Download) {}
}
