import Foundation
import Testing

@testable import Analysis

/// Every way in which a contract can be wrong, with the message that a person meets.
@Suite struct ContractFaultTests {
  /// `place` is `line:column`.
  @Test(arguments: [
    // Keys
    (
      #"{"exstends": "family"}"#, "1:2",
      "unknown key `exstends`; did you mean `extends`?"
    ),
    (
      #"{"zebra": 1}"#, "1:2",
      "unknown key `zebra`; known: `$schema`, `extends`, `apps`, `exclude`, `vocabulary`, `rules`, "
        + "`waivers` or `facts`"
    ),
    (
      #"{"vocabulary": {"meaning": {}}}"#, "1:17",
      "unknown key `meaning` in `vocabulary`; did you mean `meanings`?"
    ),
    (
      #"{"vocabulary": {"meanings": {"delete": {"titels": {}}}}}"#, "1:41",
      "unknown key `titels` in `vocabulary.meanings.delete`; did you mean `titles`?"
    ),
    (
      "{\"exclude\": [],\n \"exclude\": []}", "2:2",
      "`exclude` is given twice; first in line 1"
    ),
    (
      #"{"rules": {"no-swipe-actions": "off", "no-swipe-actions": "error"}}"#, "1:39",
      "`rules.no-swipe-actions` is given twice; first in line 1"
    ),
    (
      #"{"vocabulary": {"meanings": {"x": {}, "x": {}}}}"#, "1:39",
      "`vocabulary.meanings.x` is given twice; first in line 1"
    ),
    // Types
    ("[]", "1:1", "the contract must be an object, not a list"),
    ("\"family\"", "1:1", "the contract must be an object, not a string"),
    (#"{"extends": ["family"]}"#, "1:13", "`extends` must be a string, not a list"),
    (#"{"extends": null}"#, "1:13", "`extends` must be a string, not null"),
    (#"{"apps": {}}"#, "1:10", "`apps` must be a list, not an object"),
    (#"{"apps": ["A"]}"#, "1:11", "`apps[0]` must be an object, not a string"),
    (#"{"exclude": [1]}"#, "1:14", "`exclude[0]` must be a pattern, not a number"),
    (#"{"rules": []}"#, "1:11", "`rules` must be an object, not a list"),
    (
      #"{"rules": {"no-swipe-actions": true}}"#, "1:32",
      "`rules.no-swipe-actions` must be `error`, `warning`, `note` or `off`, or an object, "
        + "not a boolean"
    ),
    (
      #"{"rules": {"destructive-full-swipe-needs-undo": {"depth": "6"}}}"#, "1:59",
      "`rules.destructive-full-swipe-needs-undo.depth` must be a whole number from 0 to 64, "
        + "not a string"
    ),
    (
      #"{"rules": {"destructive-full-swipe-needs-undo": {"depth": 6.5}}}"#, "1:59",
      "`rules.destructive-full-swipe-needs-undo.depth` must be a whole number from 0 to 64"
    ),
    (
      #"{"rules": {"destructive-full-swipe-needs-undo": {"depth": 65}}}"#, "1:59",
      "`rules.destructive-full-swipe-needs-undo.depth` must be a whole number from 0 to 64"
    ),
    (
      #"{"vocabulary": {"meanings": {"x": {"destructive": "yes"}}}}"#, "1:51",
      "`vocabulary.meanings.x.destructive` must be `true` or `false`, not a string"
    ),
    (
      #"{"vocabulary": {"meanings": {"x": {"titles": ["X"]}}}}"#, "1:46",
      "`vocabulary.meanings.x.titles` must be an object, not a list"
    ),
    // Rules and their options
    (
      #"{"rules": {"no-swipe-action": "off"}}"#, "1:12",
      "unknown rule `no-swipe-action`; did you mean `no-swipe-actions`?"
    ),
    (
      #"{"rules": {"no-swipe-actions": "eror"}}"#, "1:32",
      "unknown severity `eror` in `rules.no-swipe-actions`; did you mean `error`?"
    ),
    (
      #"{"rules": {"no-swipe-actions": {"severity": "info"}}}"#, "1:45",
      "unknown severity `info` in `rules.no-swipe-actions.severity`; "
        + "known: `error`, `warning`, `note` or `off`"
    ),
    (
      #"{"rules": {"no-swipe-actions": {"form": {}}}}"#, "1:33",
      "unknown key `form` in `rules.no-swipe-actions`; did you mean `forms`?"
    ),
    (
      #"{"rules": {"no-swipe-actions": {"forms": {"ondelete": "off"}}}}"#, "1:43",
      "unknown key `ondelete` in `rules.no-swipe-actions.forms`; did you mean `onDelete`?"
    ),
    (
      #"{"rules": {"no-refresh": {"severity": "error", "forbid": {}}}}"#, "1:12",
      "`rules.no-refresh`: own rules (`forbid`) are not supported by this version"
    ),
    (
      #"{"rules": {"one-meaning-per-swipe-direction": {"leading": ["reed"]}}}"#, "1:60",
      "unknown meaning `reed` in `rules.one-meaning-per-swipe-direction.leading[0]`; "
        + "did you mean `read`?"
    ),
    // Vocabulary
    (
      #"{"vocabulary": {"meanings": {"x": {"sameAs": "deleet"}}}}"#, "1:46",
      "unknown meaning `deleet` in `vocabulary.meanings.x.sameAs`; did you mean `delete`?"
    ),
    (
      #"{"vocabulary": {"meanings": {"x": {"sameAs": "unread"}}}}"#, "1:46",
      "`vocabulary.meanings.x.sameAs`: `unread` is itself the same as `read`; name that"
    ),
    (
      #"{"vocabulary": {"meanings": {"x": {"titles": {"german": ["X"]}}}}}"#, "1:47",
      "`vocabulary.meanings.x.titles.german`: `german` is not a language such as `de` or `zh-Hant`"
    ),
    (
      #"{"vocabulary": {"meanings": {"x": {"titles": {"de": [" "]}}}}}"#, "1:54",
      "`vocabulary.meanings.x.titles.de[0]` must not be blank"
    ),
    (
      #"{"vocabulary": {"replace": ["meaning"]}}"#, "1:29",
      "unknown value `meaning` in `vocabulary.replace[0]`; did you mean `meanings`?"
    ),
    (
      #"{"vocabulary": {"tapTargets": ["My Card"]}}"#, "1:32",
      "`vocabulary.tapTargets[0]`: `My Card` is not a name such as `Menu`, `Menu.label` or "
        + "`.onTapGesture`"
    ),
    (
      #"{"vocabulary": {"swipeAPIs": {"a.b.c": {}}}}"#, "1:31",
      "`vocabulary.swipeAPIs.a.b.c`: `a.b.c` is not a name such as `Menu`, `Menu.label` or "
        + "`.onTapGesture`"
    ),
    (
      #"{"vocabulary": {"swipeAPIs": {"SwipeRow": {"edge": "left"}}}}"#, "1:52",
      "unknown value `left` in `vocabulary.swipeAPIs.SwipeRow.edge`; "
        + "known: `leading` or `trailing`"
    ),
    // Patterns, days, what is needed
    (
      #"{"exclude": ["a", "[b"]}"#, "1:19",
      "`exclude[1]`: `[b` is not a pattern: `[` is not closed"
    ),
    (
      #"{"waivers": [{"rule": "no-swipe-actions", "reason": "x", "until": "2026-02-30"}]}"#,
      "1:67", "`waivers[0].until`: `2026-02-30` is not a day written YYYY-MM-DD"
    ),
    (
      #"{"waivers": [{"rule": "no-swipe-actions"}]}"#, "1:14",
      "`waivers[0]` needs the key `reason`"
    ),
    (
      #"{"waivers": [{"rule": "no-swipe-actions", "reason": "\t"}]}"#, "1:53",
      "`waivers[0].reason` must not be blank"
    ),
    (
      #"{"waivers": [{"rule": "no-swipe", "reason": "x"}]}"#, "1:23",
      "unknown rule `no-swipe` in `waivers[0].rule`; did you mean `no-swipe-actions`?"
    ),
    (
      #"{"apps": [{"path": "A"}], "waivers": [{"app": "B", "rule": "no-swipe-actions", "reason": "x"}]}"#,
      "1:47", "unknown app `B` in `waivers`; did you mean `A`?"
    ),
    (#"{"apps": [{"name": "A"}]}"#, "1:11", "`apps[0]` needs the key `path`"),
    (#"{"apps": [{"path": ""}]}"#, "1:20", "`apps[0].path` must not be blank"),
    (
      #"{"apps": [{"path": "A/App"}, {"path": "B/App"}]}"#, "1:39",
      "`apps`: two apps are called `App`"
    ),
    // extends
    (
      #"{"extends": "swipe"}"#, "1:13",
      "`extends`: cannot read `swipe`: no such file; did you mean `swipes`?"
    ),
    (
      #"{"extends": "../none/rowlint.jsonc"}"#, "1:13",
      "`extends`: cannot read `UP/none/rowlint.jsonc`: no such file"
    ),
    (#"{"extends": "."}"#, "1:13", "`extends`: cannot read `.`: it is a folder"),
    (
      #"{"extends": "rowlint.jsonc"}"#, "1:13",
      "`extends` goes in a circle: `rowlint.jsonc` extends `rowlint.jsonc`"
    ),
    // JSON
    ("{\"apps\": [\n  yes]}", "2:3", "`yes` is not a value; texts stand in double quotes"),
  ])
  func one(text: String, place: String, message: String) throws {
    let sample = try ContractSample(["rowlint.jsonc": text])
    let up = sample.folder.deletingLastPathComponent().path
    let here = sample.folder.path
    let faults = sample.faults().map {
      $0.replacingOccurrences(of: "`\(here)`", with: "`.`")
        .replacingOccurrences(of: up, with: "UP")
    }
    #expect(faults == ["rowlint.jsonc:\(place): error: \(message)"])
  }

  @Test func allFaultsAreNamedInTheOrderOfTheirPlaces() throws {
    let sample = try ContractSample([
      "rowlint.jsonc": """
      {
        "extends": "base.jsonc",
        "rules": { "no-swipe-actions": "fatal", "no-swipe-action": 1 },
        "exclude": [1, "{"],
        "oops": yes,
      }
      """,
      "base.jsonc": """
      { "extends": "missing.jsonc", "apps": [{}] }
      """,
    ])
    #expect(
      sample.faults() == [
        "base.jsonc:1:14: error: `extends`: cannot read `missing.jsonc`: no such file",
        "base.jsonc:1:40: error: `apps[0]` needs the key `path`",
        "rowlint.jsonc:3:34: error: unknown severity `fatal` in `rules.no-swipe-actions`; "
          + "known: `error`, `warning`, `note` or `off`",
        "rowlint.jsonc:3:43: error: unknown rule `no-swipe-action`; did you mean `no-swipe-actions`?",
        "rowlint.jsonc:4:15: error: `exclude[0]` must be a pattern, not a number",
        "rowlint.jsonc:4:18: error: `exclude[1]`: `{` is not a pattern: `{` is not closed",
        "rowlint.jsonc:5:3: error: unknown key `oops`; known: `$schema`, `extends`, `apps`, "
          + "`exclude`, `vocabulary`, `rules`, `waivers` or `facts`",
        "rowlint.jsonc:5:11: error: `yes` is not a value; texts stand in double quotes",
      ])
  }

  @Test func whereNoNameIsNearAFewAreListedAndManyAreNot() {
    let few = ["one", "two", "three"]
    #expect(
      Wording.unknown("rule", "quux", in: "", known: few)
        == "unknown rule `quux`; known: `one`, `two` or `three`")
    #expect(
      Wording.unknown("rule", "quux", in: "x", known: ["one"])
        == "unknown rule `quux` in `x`; known: `one`")
    let many = (0..<20).map { "rule-number-\($0)" }
    #expect(Wording.unknown("rule", "quux", in: "", known: many) == "unknown rule `quux`")
    #expect(Wording.unknown("rule", "quux", in: "", known: []) == "unknown rule `quux`")
  }

  @Test func aMissingAppIsAFaultOnlyWhereItIsToBeRead() throws {
    let sample = try ContractSample([
      "rowlint.jsonc": #"{"apps": [{"path": "Here"}, {"name": "Gone", "path": "There"}]}"#,
      "Here/a.swift": "",
    ])
    let contract = try sample.read()
    let faults = ContractReader.missingApps(of: contract)
    #expect(faults.map(\.place.column) == [54])
    #expect(
      faults.first?.message
        == "`apps`: Gone is not there: no such path `\(sample.path("There"))`")
  }

  @Test func aFileThatIsNotThere() throws {
    let sample = try ContractSample()
    #expect(throws: ContractError.unreadable(path: sample.path("x"), reason: "no such file")) {
      try sample.read("x")
    }
    #expect(
      throws: ContractError.unreadable(path: sample.folder.path, reason: "it is a folder")
    ) { try ContractReader.standard.read(.file(sample.folder.path)) }
    #expect(
      throws: ContractError.unreadable(path: "/dev/null", reason: "it is not a file")
    ) { try ContractReader.standard.read(.file("/dev/null")) }
  }
}
