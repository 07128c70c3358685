import Foundation

struct Journey: Identifiable, Hashable, Codable {
  let id: UUID
  var title: String
  var start: Date
  var isPinned = false
}

struct Capture: Identifiable, Hashable, Codable {
  enum Kind: String, Codable { case note, photo, place }

  let id: UUID
  let journeyID: Journey.ID
  var kind: Kind
  var text: String
  var place: String?
  var takenAt: Date
}
