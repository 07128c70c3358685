import SwiftUI

/// One function names all actions: what it gives to other callers is no title of this one.
struct Rows: View {
  let chosen: Part

  var body: some View {
    List {
      Text("a").swipeActions { Button("Archive") {} }
      Text("b").swipeActions {
        let title = label(for: .archive)
        Button(title) {}
      }
      Text("c").swipeActions {
        let title = Part.title(of: Part.archive)
        Button(title) {}
      }
      Text("d").swipeActions {
        let title = passedOn(.archive)
        Button(title) {}
      }
      Text("e").swipeActions {
        let title = fallback(for: .archive)
        Button(title) {}
      }
      Text("f").swipeActions {
        let title = second(for: .archive, .flag)
        Button(title) {}
      }
      Text("g").swipeActions {  // want one-meaning-per-swipe-direction "'flag'"
        let title = label(for: .flag)
        Button(title) {}
      }
      // A constant for one of the cases: any of them.
      Text("h").swipeActions {  // want one-meaning-per-swipe-direction "'flag'"
        let title = Part.title(of: .usual)
        Button(title) {}
      }
      Text("i").swipeActions {  // want one-meaning-per-swipe-direction "'flag'"
        let title = label(for: chosen)
        Button(title) {}
      }
      // The arm is not always taken.
      Text("j").swipeActions {  // want one-meaning-per-swipe-direction "'flag'"
        let title = guarded(.archive, chosen == .flag)
        Button(title) {}
      }
      // The arm is, whatever it asks first.
      Text("k").swipeActions {
        let title = asking(.archive, chosen == .flag)
        Button(title) {}
      }
    }
  }

  func label(for part: Part) -> String {
    switch part {
    case .archive:
      return "Archive"
    case .flag:
      return "Flag"
    }
  }

  /// Of the same name, for something else.
  static func label(for state: State) -> String {
    switch state {
    case .flagged: return "Flag"
    case .read: return "Flag as Read"
    }
  }

  private func passedOn(_ inner: Part) -> String { label(for: inner) }

  private func fallback(for part: Part) -> String {
    switch part {
    case .flag: return "Flag"
    default: return "Archive"
    }
  }

  /// The first statement asks something else.
  private func second(for part: Part, _ other: Part) -> String {
    switch other {
    case .archive: print("flag")
    case .flag: print("archive")
    }
    switch part {
    case .archive: return "Archive"
    case .flag: return "Flag"
    }
  }

  private func guarded(_ part: Part, _ isNew: Bool) -> String {
    switch part {
    case .archive where isNew: return "Archive"
    default: return "Flag"
    }
  }

  private func asking(_ part: Part, _ isNew: Bool) -> String {
    switch part {
    case .archive:
      if isNew { print("new") }
      return "Archive"
    default: return "Flag"
    }
  }

  enum State { case flagged, read }
}

enum Part {
  case archive, flag

  static let usual = Part.archive

  static func title(of part: Part) -> String {
    switch part {
    case .archive: return "Archive"
    case .flag: return "Flag"
    }
  }
}
