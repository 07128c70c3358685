import Testing

@testable import Analysis

@Suite struct GlobTests {
  @Test(arguments: [
    // A name without a `/` is found at any depth, and so is what is in it.
    ("Generated", "Generated", true), ("Generated", "A/Generated", true),
    ("Generated", "A/Generated/x.swift", true), ("Generated", "A/GeneratedCode/x.swift", false),
    ("*.generated.swift", "A/B/x.generated.swift", true),
    ("*.generated.swift", "x.swift", false),
    // With one, from the root.
    ("A/x.swift", "A/x.swift", true), ("A/x.swift", "B/A/x.swift", false),
    ("/x.swift", "x.swift", true), ("/x.swift", "A/x.swift", false),
    ("A/B", "A/B/C/x.swift", true), ("A/B", "A/BC", false),
    // `*` and `?` stay within a part.
    ("A/*", "A/x.swift", true), ("A/*.swift", "A/B/x.swift", false),
    ("A/*/x.swift", "A/B/x.swift", true), ("A/*/x.swift", "A/x.swift", false),
    ("A/?.swift", "A/é.swift", true), ("A/?.swift", "A/xy.swift", false),
    ("A?B", "A/B", false), ("*", "anything/at/all", true),
    // `**` does not.
    ("**/x.swift", "x.swift", true), ("**/x.swift", "A/B/x.swift", true),
    ("A/**/x.swift", "A/x.swift", true), ("A/**/x.swift", "A/B/C/x.swift", true),
    ("A/**/x.swift", "AB/x.swift", false), ("A/**", "A/B/x.swift", true),
    ("A/**", "A", false), ("**", "A/B", true), ("**/Tests/**", "A/Tests/B/x.swift", true),
    // Alternatives and classes.
    ("{A,B}/x.swift", "B/x.swift", true), ("{A,B}/x.swift", "C/x.swift", false),
    ("x{,.y}.swift", "x.swift", true), ("x{,.y}.swift", "x.y.swift", true),
    ("{a,{b,c}d}e", "cde", true), ("{a,{b,c}d}e", "ce", false),
    ("{**/A,B}/x.swift", "C/A/x.swift", true),
    ("[a-c]x", "bx", true), ("[a-c]x", "dx", false), ("[!a-c]x", "dx", true),
    ("[!a-c]x", "éx", true), ("[^a-c]x", "ax", false), ("A/[!x]", "A//", false),
    ("[]]x", "]x", true), ("[a-]x", "-x", true), (#"\*x"#, "*x", true), (#"\*x"#, "ax", false),
    ("a.c", "abc", false), ("ä/日本.swift", "ä/日本.swift", true),
  ])
  func matches(pattern: String, path: String, expected: Bool) throws {
    #expect(try Glob(parsing: pattern).matches(path) == expected)
  }

  @Test func aSlashAtTheEndMeansFoldersOnly() throws {
    let glob = try Glob(parsing: "Build/")
    #expect(!glob.matches("Build"))
    #expect(glob.matches("Build", isFolder: true))
    #expect(glob.matches("A/Build/x.swift"))
  }

  @Test(arguments: [
    ("", "it is empty"), ("/", "it is empty"),
    ("[ab", "`[` is not closed"), ("[", "`[` is not closed"), ("[]", "`[` is not closed"),
    ("{a,b", "`{` is not closed"), ("{", "`{` is not closed"),
    ("a**", "`**` must be a whole part of the path"),
    ("**a", "`**` must be a whole part of the path"),
    ("a/***", "`**` must be a whole part of the path"),
    ("[z-a]", "a range in `[…]` is reversed"),
    ("[é]", "`[…]` can hold ASCII characters other than `/` only"),
    ("[/]", "`[…]` can hold ASCII characters other than `/` only"),
    (#"a\"#, #"`\` stands at the end"#),
    ("{{{{{{{{{a}}}}}}}}}", "`{` is nested too deeply"),
  ])
  func problems(pattern: String, message: String) {
    #expect(throws: Glob.Problem(message: message)) { try Glob(parsing: pattern) }
    #expect(Glob(pattern) == nil)
  }

  /// A matcher that goes back would not come to an end.
  @Test func hardPatternsAreEasy() throws {
    let path = String(repeating: "a", count: 1000)
    let stars = String(repeating: "*a", count: 60) + "b"
    #expect(try !Glob(parsing: stars).matches(path))
    let folders = String(repeating: "**/a/", count: 60) + "b"
    #expect(try !Glob(parsing: folders).matches(String(repeating: "a/", count: 500)))
    let braces = String(repeating: "{a,a}", count: 60) + "b"
    #expect(try !Glob(parsing: braces).matches(path))
  }
}
