import Foundation
import TestSupport
import Testing

/// Every message that a person can meet: what, where, what next.
@Suite struct MessageTests {
  private static let prelude = """
    rowlint() { "$ROWLINT" "$@"; }
    repo() { git init -q -b main; git add -A; git commit -q -m x; }
    contract() { printf '%s\\n' "$1" > rowlint.jsonc; rowlint rules --rules rowlint.jsonc; }

    """

  private static let variables = [
    "ROWLINT": Rowlint.program.path, "NO_COLOR": "1", "CLICOLOR_FORCE": "", "COLUMNS": "",
    "GIT_CONFIG_GLOBAL": "/dev/null", "LC_ALL": "C", "GIT_AUTHOR_NAME": "a",
    "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z", "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
    "GIT_AUTHOR_EMAIL": "a@example.invalid", "GIT_COMMITTER_NAME": "a",
    "GIT_COMMITTER_EMAIL": "a@example.invalid", "GIT_DISCOVERY_ACROSS_FILESYSTEM": "1",
  ]

  /// What a command says on both outputs, and its status.
  private func said(_ command: String) throws -> String {
    let scratch = try Scratch()
    try scratch.write("one/Mail/Row.swift", Sample.faulty)
    try scratch.write("script", "exec 2>&1\n" + Self.prelude + command)
    let result = try Subprocess.run(
      URL(fileURLWithPath: "/bin/sh"), ["../script"], in: scratch.folder.appending(path: "one"),
      environment: Rowlint.neutral.merging(Self.variables) { $1 })
    let text = result.outputText.replacing(scratch.folder.path, with: "<folder>")
      .replacing(Rowlint.program.path, with: "<rowlint>")
    return "$ \(command)\n\(text)\(text.isEmpty || text.hasSuffix("\n") ? "" : "\n")"
      + "[exit \(result.status)]\n\n"
  }

  /// The system's own words and the shell's tools are Linux's here.
  @Test(.enabled(if: MessageTests.isLinux)) func allAreInOneTableAndNoneIsMissing() throws {
    var table = ""
    for group in MessageTable.groups {
      table += "== \(group.title)\n\n"
      for command in group.commands { table += try said(command) }
    }
    try Golden.expect(Array(table.utf8), at: "Messages/messages.txt")

    // What is printed for programs; it is in the table's reach, but not for reading.
    let forPrograms = try [
      "rowlint schema", "rowlint schema report", "rowlint completions bash",
      "rowlint completions zsh", "rowlint completions fish", "rowlint --format junit Mail no",
      "git init -q; cp -r Mail ../Post; rowlint --format sarif ../Post Mail no",
      "rowlint hook install; git init -q; rowlint hook install; "
        + "cat .git/hooks/pre-commit; rowlint -q --write-baseline b Mail; cat b",
    ].map(said).joined()
    let known = Self.plain((table + forPrograms).replacing("%3A", with: ":"))
    for file in Self.speakers {
      for text in try Self.texts(of: file) where !known.contains(Self.plain(text)) {
        #expect(Self.unmet.contains(text), "\(file) says \"\(text)\"; the table does not have it")
      }
    }
  }

  @Test func exemptionsAreStillThere() throws {
    let all = Set(try Self.speakers.flatMap { try Self.texts(of: $0) })
    #expect(Self.unmet.subtracting(all) == [])
  }

  private static var isLinux: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  // MARK: - What the sources can say

  /// The files whose texts people see. A rule's messages are held by its fixtures and its page.
  private static let speakers = [
    "Sources/rowlint", "Sources/Reporting", "Sources/Analysis/Contract",
    "Sources/Analysis/Silencing", "Sources/Analysis/Baseline", "Sources/Pipeline/Discovery",
    "Sources/Pipeline/FactsFiles", "Sources/Pipeline/Cache",
  ].flatMap { Repository.files(under: $0, withExtension: "swift") }

  /// The stretches of a file's string literals that have at least two words, as the lexer sees them:
  /// cut at interpolations and line ends.
  private static func texts(of file: String) throws -> [String] {
    let bytes = try Repository.bytes(file)
    let dump = try Rowlint.run(["dump", "tokens", file], in: Repository.root).outputText
    return dump.split(separator: "\n").flatMap { line -> [String] in
      let words = line.split(separator: " ")
      guard words.count >= 3, words[2] == "stringSegment", let start = Int(words[0]),
        let length = Int(words[1])
      else { return [] }
      return String(decoding: bytes[start..<start + length], as: UTF8.self)
        .replacing("\\n", with: "\n").replacing("\\\n", with: "\n").replacing("\\\"", with: "\"")
        .replacing("\\\\", with: "\\")
        .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.contains(" ") && $0.contains(where: \.isLowercase) }
    }
  }

  /// Without layout: a text may be broken over lines.
  private static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// What no command here can bring about, and why.
  private static let unmet: Set<String> = [
    // Tests may run as root, whom nothing is denied.
    "permission denied", "cannot move", "cannot remove",
    // Only root can give a folder to someone else.
    "it belongs to someone else",
    // Rules' own doubts: RuleTests has them.
    ": could not tell at column",
    // Reports too large to make here: SarifFormatTests has them.
    "results, and GitHub refuses a file with more than",
    "; upload a file an app, or leave out old findings by a baseline",
    "results, and GitHub shows", "of them; a baseline", "leaves out old findings",
    "MiB, and GitHub refuses a file that is larger than 10 MB when compressed;",
    "upload a file an app", "results with more than", "related places, which is all that",
    "GitHub takes; the rest is left out",
    // For what has its fault already, and for contracts that the program names itself.
    "something unreadable", "there is none of that name",
  ]
}
