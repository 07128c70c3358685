import Facts
import SourceText

/// A comment that silences findings: `// rowlint:allow <rule>[, <rule>] [until DATE] -- <reason>`.
public struct Suppression: Sendable, Equatable {
  public enum Scope: Sendable, Equatable {
    case file
    /// Findings whose first byte is in the stretch.
    case stretch(ByteRange)
    /// The comment stands before nothing.
    case nothing
  }

  public var rules: [String]
  public var reason: String
  /// The last day on which it holds. Nil for ever.
  public var until: Day?
  public var scope: Scope
  /// The comment.
  public var place: Place

  /// Whether the finding is one that this comment speaks of.
  func covers(_ finding: Finding) -> Bool {
    guard finding.place.app == place.app, finding.place.path == place.path,
      rules.contains(finding.ruleID)
    else { return false }
    switch scope {
    case .file: return true
    case .nothing: return false
    case .stretch(let range):
      let start = finding.place.range.start.offset
      return range.start <= start && start <= range.end
    }
  }
}

/// A comment that speaks to rowlint and is not understood. It silences nothing.
public struct MalformedSuppression: Sendable, Equatable {
  public var place: Place
  /// What is wrong and what to write instead.
  public var message: String
}

/// Reads what stands behind `rowlint:` in a comment.
///
/// The reason starts at the first ` -- `, and none of its words is ever read as a rule.
struct SuppressionReader {
  let knownRules: [String]

  private static let form = "`// rowlint:allow <rule> -- <reason>`"

  enum Outcome: Equatable {
    case suppression(Suppression)
    case malformed(MalformedSuppression)
  }

  /// - Parameter place: the comment's.
  func read(_ directive: Directive, at place: Place) -> Outcome {
    func malformed(_ message: String) -> Outcome {
      .malformed(MalformedSuppression(place: place, message: message))
    }
    let (head, reason) = SuppressionReader.split(directive.text)
    var words = head.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let verb = words.first else {
      return malformed("nothing follows `rowlint:`; write \(SuppressionReader.form)")
    }
    words.removeFirst()
    guard verb == "allow" || verb == "allow-file" else {
      return malformed("`rowlint:\(verb)` is not understood; write \(SuppressionReader.form)")
    }
    let day = takeDay(from: &words)
    if case .failure(let fault) = day { return malformed(fault.message) }
    let rules = words.joined(separator: " ").split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    for names in rules {
      guard names.count == 1, let name = names.first else {
        return malformed(
          names.isEmpty
            ? "no rule is named; write \(SuppressionReader.form)"
            : "`\(names.joined(separator: " "))` is no rule; put a comma between rules, and two "
              + "hyphens with blanks around them (` -- `) before the reason")
      }
      guard knownRules.contains(name) else {
        let hint = NearestName.hint(for: name, in: knownRules)
        return malformed(
          "there is no rule `\(name)`\(hint.isEmpty ? "; `rowlint rules` lists them" : hint)")
      }
    }
    guard let reason, !reason.isEmpty else {
      return malformed(
        "it gives no reason; write why after ` -- `: \(SuppressionReader.form)")
    }
    if verb == "allow-file", !directive.isBeforeCode {
      return malformed(
        "`allow-file` covers the whole file and belongs at its top, before the first declaration")
    }
    let scope: Suppression.Scope =
      verb == "allow-file" ? .file : directive.covers.map { .stretch($0) } ?? .nothing
    return .suppression(
      Suppression(
        rules: rules.flatMap { $0 }, reason: reason, until: (try? day.get()) ?? nil, scope: scope,
        place: place))
  }

  /// The part before ` -- ` and the reason behind it; nil where there is no ` -- `.
  private static func split(_ text: String) -> (head: String, reason: String?) {
    let bytes = Array(text.utf8)
    var index = 0
    while index + 1 < bytes.count {
      let isDash = bytes[index] == UInt8(ascii: "-") && bytes[index + 1] == UInt8(ascii: "-")
      let opens = index == 0 || isBlank(bytes[index - 1])
      let closes = index + 2 == bytes.count || isBlank(bytes[index + 2])
      if isDash, opens, closes {
        let reason = String(decoding: bytes[(index + 2)...], as: UTF8.self)
        return (
          String(decoding: bytes[..<index], as: UTF8.self),
          reason.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        )
      }
      index += 1
    }
    return (text, nil)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }

  private struct DayFault: Error {
    var message: String
  }

  /// `until 2026-12-31` at the end of the rules.
  private func takeDay(from words: inout [String]) -> Result<Day?, DayFault> {
    guard let place = words.lastIndex(of: "until") else { return .success(nil) }
    let rest = words[(place + 1)...]
    guard rest.count == 1, let text = rest.first, let day = Day(text) else {
      return .failure(
        DayFault(message: "`until` takes one day that exists, written `until 2026-12-31`"))
    }
    words.removeSubrange(place...)
    return .success(day)
  }
}
