import SwiftUI

// Everything here leads to itself, in more ways than one: to follow them all would take years.

struct Round: View {
  var body: some View {
    turn().swipeActions { Round() }  // want no-swipe-actions
  }
}

struct Square: View {
  var body: some View {
    Text("a").swipeActions {  // want no-swipe-actions
      Button(first) { act() }
      turn()
      corner()
    }
  }
}

extension View {
  func turn() -> some View { turn() }
}

extension View {
  func turn() -> some View { Menu { } label: { Round() } }
}

extension View {
  func corner() -> some View { corner() }
}

extension View {
  func corner() -> some View { Group { corner(); corner() } }
}

extension View {
  func corner() -> some View { if isWide { corner() } else { corner() } }
}

let first = named(second, second, second, second, second, second, second, second, second, second)
let second = named(first, first, first, first, first, first, first, first, first, first, first)
