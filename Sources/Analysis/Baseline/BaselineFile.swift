/// A baseline as text: a line an entry, sorted, so that two branches' changes merge.
///
/// Fields are separated by tabs: app, path, rule, symbol, text. A backslash escapes itself, tabs and
/// line ends.
public enum BaselineFile {
  private static let header = "# rowlint baseline 1"

  /// A line of a baseline that cannot be read.
  public struct Fault: Error, Sendable, Hashable, CustomStringConvertible {
    /// 1-based.
    public var line: Int
    public var message: String

    public var description: String { "\(line): error: \(message)" }
  }

  /// The bytes of the file; ends with a line end.
  public static func text(of baseline: Baseline) -> String {
    let lines = baseline.entries.map { entry in
      [entry.app, entry.path, entry.rule, entry.symbol, entry.text]
        .map(escaped).joined(separator: "\t")
    }
    return ([header] + lines).joined(separator: "\n") + "\n"
  }

  /// Lines that start with `#` and empty ones are passed over, but the first must name the format.
  public static func read(_ text: String) throws(Fault) -> Baseline {
    var entries: [Baseline.Entry] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    if let index = lines.firstIndex(where: isConflictMark) {
      throw Fault(
        line: index + 1,
        message:
          "a merge conflict stands here; keep the lines of both sides, or write the file anew "
          + "with --write-baseline")
    }
    guard isBaseline(text) else {
      throw Fault(
        line: 1,
        message: "this is no baseline: its first line is not `\(header)`; --write-baseline writes "
          + "one")
    }
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 5 else {
        throw Fault(
          line: index + 1,
          message: "an entry has five fields separated by tabs (app, path, rule, symbol, text), "
            + "this one has \(fields.count)")
      }
      let values = fields.map { unescaped($0) }
      entries.append(
        Baseline.Entry(
          rule: values[2], app: values[0], path: values[1], symbol: values[3], text: values[4]))
    }
    return Baseline(entries: entries)
  }

  /// Whether a file's first line says that it is one.
  public static func isBaseline(_ text: String) -> Bool {
    text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0.isNewline }.first.map {
      $0 == header
    } ?? false
  }

  /// `<<<<<<< HEAD` and what else git leaves behind.
  private static func isConflictMark(_ line: Substring) -> Bool {
    ["<<<<<<< ", ">>>>>>> "].contains { line.hasPrefix($0) } || line == "======="
  }

  private static func escaped(_ field: String) -> String {
    var result = ""
    for scalar in field.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      // Other characters that end a line for some tools.
      case "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    // An entry must not look like a comment.
    return result.hasPrefix("#") ? "\\" + result : result
  }

  private static func unescaped(_ field: Substring) -> String {
    var result = ""
    var isEscaped = false
    for character in field {
      guard isEscaped else {
        if character == "\\" { isEscaped = true } else { result.append(character) }
        continue
      }
      isEscaped = false
      switch character {
      case "t": result += "\t"
      case "n": result += "\n"
      case "r": result += "\r"
      default: result.append(character)
      }
    }
    return result
  }
}
