import SwiftUI

struct Playlist: View {
  @State private var songs: [Song] = []

  var body: some View {
    VStack {
      List($songs, editActions: .delete) { $song in Text(song.name) }  // want no-swipe-actions
      List($songs, editActions: .all) { $song in Text(song.name) }  // want no-swipe-actions
      List($songs, editActions: [.delete, .move]) { $song in Text(song.name) }  // want no-swipe-actions
      List($songs, editActions: .move) { $song in Text(song.name) }
      List {
        ForEach($songs, editActions: .delete) { $song in Text(song.name) }  // want no-swipe-actions
        ForEach($songs, id: \.self, editActions: .all) { $song in Text(song.name) }  // want no-swipe-actions
        ForEach($songs, editActions: .move) { $song in Text(song.name) }
        ForEach($songs) { $song in Text(song.name) }
      }
    }
  }
}

struct Song: Identifiable, Hashable {
  let id: Int
  var name: String
}
