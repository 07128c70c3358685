/// A shell pattern over paths: `*` and `?` stay within a component, `**` crosses components.
///
/// Source: git's `wildmatch.c` with `WM_PATHNAME`, escapes, bracket classes and all.
struct IgnoreGlob: Sendable {
  /// How the pattern is matched: the plain forms are nearly all of those in real ignore files.
  private enum Form: Sendable {
    case literal([UInt8])
    /// `*.o`
    case suffix([UInt8])
    case steps([IgnoreGlobStep])
  }

  private let form: Form

  /// Nil for a pattern that can match nothing, such as one with an unclosed bracket.
  init?(_ pattern: ArraySlice<UInt8>) {
    guard let steps = IgnoreGlobStep.steps(of: pattern) else { return nil }
    if let literal = IgnoreGlob.literal(steps[...]) {
      form = .literal(literal)
    } else if case .star = steps.first, let literal = IgnoreGlob.literal(steps.dropFirst()) {
      form = .suffix(literal)
    } else {
      form = .steps(steps)
    }
  }

  init?(_ pattern: String) { self.init(Array(pattern.utf8)[...]) }

  func matches(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    switch form {
    case .literal(let literal):
      return literal.count == path.count && IgnoreGlob.ends(path, with: literal)
    case .suffix(let suffix):
      guard IgnoreGlob.ends(path, with: suffix) else { return false }
      return !path[..<(path.count - suffix.count)].contains(UInt8(ascii: "/"))
    case .steps(let steps):
      return steps.withUnsafeBufferPointer { IgnoreGlob.matches($0, path) }
    }
  }

  private static func literal(_ steps: ArraySlice<IgnoreGlobStep>) -> [UInt8]? {
    var bytes: [UInt8] = []
    for step in steps {
      guard case .byte(let byte) = step else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  /// Compares from the end, where names differ soonest.
  @inline(__always)
  private static func ends(_ path: UnsafeBufferPointer<UInt8>, with suffix: [UInt8]) -> Bool {
    guard path.count >= suffix.count else { return false }
    var index = suffix.count
    let shift = path.count - suffix.count
    while index > 0 {
      index -= 1
      if suffix[index] != path[shift + index] { return false }
    }
    return true
  }

  /// Goes back to the latest `*` only, and when that has reached the end of its component to the
  /// latest `**`: an earlier one could reach no place that the later cannot.
  private static func matches(
    _ steps: UnsafeBufferPointer<IgnoreGlobStep>, _ path: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let slash = UInt8(ascii: "/")
    var step = 0
    var position = 0
    var star = -1
    var starPosition = 0
    var deep = -1
    var deepPosition = 0
    while true {
      if step == steps.count {
        if position == path.count { return true }
      } else {
        switch steps[step] {
        case .byte(let byte):
          if position < path.count, path[position] == byte {
            step += 1
            position += 1
            continue
          }
        case .one:
          if position < path.count, path[position] != slash {
            step += 1
            position += 1
            continue
          }
        case .set(let set):
          if position < path.count, path[position] != slash, set.contains(path[position]) {
            step += 1
            position += 1
            continue
          }
        case .star:
          star = step
          starPosition = position
          step += 1
          continue
        case .folders, .anything:
          deep = step
          deepPosition = position
          star = -1
          step += 1
          continue
        }
      }
      if star >= 0, starPosition < path.count, path[starPosition] != slash {
        starPosition += 1
        position = starPosition
        step = star + 1
      } else if deep >= 0, deepPosition < path.count {
        if case .folders = steps[deep] {
          while deepPosition < path.count, path[deepPosition] != slash { deepPosition += 1 }
          if deepPosition == path.count { return false }
        }
        deepPosition += 1
        position = deepPosition
        step = deep + 1
        star = -1
      } else {
        return false
      }
    }
  }
}

/// A part of a pattern.
enum IgnoreGlobStep: Sendable {
  case byte(UInt8)
  /// `?`
  case one
  /// `[a-z]`
  case set(ByteSet)
  /// `*`
  case star
  /// `**/`: any number of folders, none too.
  case folders
  /// `**` at the end.
  case anything

  /// Nil for a pattern that can match nothing.
  static func steps(of pattern: ArraySlice<UInt8>) -> [IgnoreGlobStep]? {
    var steps: [IgnoreGlobStep] = []
    var index = pattern.startIndex
    // git compares what stands before the first wildcard by itself; a `**` right after it counts
    // as the start of a component.
    var isPlain = true
    while index < pattern.endIndex {
      let byte = pattern[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\\"):
        guard index < pattern.endIndex else { return nil }
        steps.append(.byte(pattern[index]))
        index += 1
        isPlain = false
      case UInt8(ascii: "?"):
        steps.append(.one)
        isPlain = false
      case UInt8(ascii: "["):
        guard let (set, end) = ByteSet.bracket(pattern[index...]) else { return nil }
        steps.append(.set(set))
        index = end
        isPlain = false
      case UInt8(ascii: "*"):
        let start = index - 1
        while index < pattern.endIndex, pattern[index] == byte { index += 1 }
        let opensComponent =
          isPlain || start == pattern.startIndex || pattern[start - 1] == UInt8(ascii: "/")
        isPlain = false
        if index - start == 1 || !opensComponent {
          steps.append(.star)
        } else if index == pattern.endIndex {
          steps.append(.anything)
        } else if pattern[index] == UInt8(ascii: "/") {
          steps.append(.folders)
          index += 1
        } else {
          steps.append(.star)
        }
      default:
        steps.append(.byte(byte))
      }
    }
    return steps
  }
}
