import Foundation

struct Crumb: Identifiable, Hashable, Sendable {
  let id: String
  var text: String
  var place: String?
  var isPinned = false
}

struct Draft: Identifiable, Sendable {
  let id: String
  var text: String
}
