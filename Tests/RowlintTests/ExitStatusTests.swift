import TestSupport
import Testing

/// What the process says to whoever called it.
@Suite struct ExitStatusTests {
  @Test func findingsAreOne() throws {
    let scratch = try app(Sample.faulty)
    let result = try Rowlint.run(["App"], in: scratch.folder)
    #expect(result.status == 1)
    #expect(result.outputText.hasPrefix("App/List.swift:6:27: error: "))
    #expect(result.outputText.hasSuffix(" [no-swipe-actions]\n"))
    #expect(result.errorText == "")
  }

  @Test func cleanIsZero() throws {
    let scratch = try app(Sample.clean)
    let result = try Rowlint.run(["check", "App"], in: scratch.folder)
    #expect(result.status == 0)
    #expect(result.outputText == "")
    #expect(result.errorText == "")
  }

  @Test func exitZeroTurnsOneIntoZeroAndLeavesTwo() throws {
    let scratch = try app(Sample.faulty)
    let findings = try Rowlint.run(["--exit-zero", "App"], in: scratch.folder)
    #expect(findings.status == 0)
    #expect(findings.outputText.contains("[no-swipe-actions]"))
    #expect(try Rowlint.run(["--exit-zero", "App", "Gone"], in: scratch.folder).status == 2)
  }

  @Test func aMissingPathIsTwoAndTheRestIsStillPrinted() throws {
    let scratch = try app(Sample.faulty)
    let result = try Rowlint.run(["Gone/Sources", "App"], in: scratch.folder)
    #expect(result.status == 2)
    #expect(result.errorText.contains("Gone/Sources: error: "))
    #expect(result.outputText.contains("[no-swipe-actions]"))
  }

  @Test func aDanglingLinkIsTwo() throws {
    let scratch = try app(Sample.faulty)
    _ = try Rowlint.shell("ln -s nowhere Link", in: scratch.folder)
    let result = try Rowlint.run(["Link", "App"], in: scratch.folder)
    #expect(result.status == 2)
    #expect(result.errorText.contains("Link: error: "))
    #expect(result.outputText.contains("[no-swipe-actions]"))
  }

  /// Nobody reads what has no permission, except root, whom nothing stops: then the file is read
  /// and its finding printed.
  @Test func anUnreadableFileIsTwo() throws {
    let scratch = try app(Sample.faulty)
    try scratch.write("App/Locked.swift", Sample.faulty)
    _ = try Rowlint.shell("chmod 000 App/Locked.swift", in: scratch.folder)
    let isRoot = try Rowlint.shell("id -u", in: scratch.folder).outputText == "0\n"
    let result = try Rowlint.run(["App"], in: scratch.folder)
    #expect(result.status == (isRoot ? 1 : 2))
    #expect(result.errorText.contains("App/Locked.swift") == !isRoot)
    #expect(result.outputText.contains("App/List.swift:6:27: error: "))
  }

  @Test func aFolderWithoutSourcesIsTwoUnlessAllowed() throws {
    let scratch = try Scratch()
    try scratch.write("Empty/notes.txt", "no sources")
    let result = try Rowlint.run(["Empty"], in: scratch.folder)
    #expect(result.status == 2)
    #expect(result.errorText.contains("Empty: error: "))
    let allowed = try Rowlint.run(["--allow-empty", "Empty"], in: scratch.folder)
    #expect(allowed.status == 0)
  }

  @Test func warningsCountOnlyWhenStrict() throws {
    let scratch = try app(Sample.faulty)
    try scratch.write("rowlint.jsonc", #"{ "rules": { "no-swipe-actions": "warning" } }"#)
    let result = try Rowlint.run(["App"], in: scratch.folder)
    #expect(result.status == 0)
    #expect(result.outputText.contains(": warning: "))
    #expect(try Rowlint.run(["--strict", "App"], in: scratch.folder).status == 1)
  }

  @Test(arguments: [
    (["--formt", "sarif"], "unknown option '--formt'; did you mean '--format'?"),
    (["check", "--allow-emty"], "unknown option '--allow-emty'; did you mean '--allow-empty'?"),
    (["--format", "sarf", "App"], "did you mean 'sarif'?"),
    (["--output"], "--output needs a value"),
    (["--quiet=yes"], "--quiet takes no value"),
    (["--jobs", "0", "App"], "--jobs takes a number"),
    (["--only", "no-swipe-action", "App"], "did you mean 'no-swipe-actions'?"),
    (["explain", "nonsense"], "unknown rule 'nonsense'; 'rowlint rules' lists them"),
    (["explain", "no-swipes-action"], "did you mean 'no-swipe-actions'"),
    (["explain", "Gone.swift:3"], "no such file: 'Gone.swift'"),
    (["dump", "token", "App/List.swift"], "did you mean 'tokens'?"),
    (["--stdin-filename", "x.swift", "App"], "--stdin-filename goes with --stdin"),
    (["explian", "no-swipe-actions"], "'explian' is no command; did you mean 'explain'?"),
    (["rules", "more"], "'rules' takes no 'more'"),
    ([], "no source folder is given"),
  ])
  func badUsageIsTwoAndNamesWhatIsMeant(arguments: [String], message: String) throws {
    let scratch = try app(Sample.faulty)
    let result = try Rowlint.run(arguments, in: scratch.folder)
    #expect(result.status == 2)
    #expect(result.errorText.contains(message), "\(result.errorText)")
    #expect(result.outputText == "")
  }

  private func app(_ text: String) throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("App/List.swift", text)
    return scratch
  }
}
