import Foundation

struct Session: Codable {
  var id: UUID
  var name: String
  var minutes: Int
}

final class SessionRecorder {
  static let shared = SessionRecorder()
  private(set) var sessions: [Session] = []
  private let confirmation = "Deleting a session cannot be undone."

  func remove(_ session: Session) {
    sessions.removeAll { $0.id == session.id }
    log("removed \(session.name): \(confirmation)")
  }

  private func log(_ text: String) {}
}
