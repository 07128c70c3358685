import Foundation
import Testing

@testable import Analysis

@Suite struct ContractMergeTests {
  @Test func theDefaultContractIsGood() throws {
    let family = try ContractReader.standard.read(.embedded("family"))
    #expect(family.source == .embedded("family"))
    #expect(family.setting(of: "no-swipe-actions") == RuleSetting(severity: .error))
    #expect(
      family.setting(of: "destructive-full-swipe-needs-undo")
        == RuleSetting(severity: .error, options: ["depth": .integer(6)]))
    #expect(family.setting(of: "no such rule").severity == nil)
    #expect(
      family.vocabulary.tapTargets.contains(
        ElementName(name: "Menu", isModifier: false, slot: "label")))
    #expect(
      family.vocabulary.tapTargets.contains(
        ElementName(name: "onTapGesture", isModifier: true, slot: nil)))
  }

  @Test func swipesIsFamilyWithOtherRules() throws {
    let family = try ContractReader.standard.read(.embedded("family"))
    let swipes = try ContractReader.standard.read(.embedded("swipes"))
    #expect(swipes.setting(of: "no-swipe-actions").severity == nil)
    #expect(swipes.setting(of: "one-meaning-per-swipe-direction").severity == .error)
    #expect(swipes.vocabulary == family.vocabulary)
    #expect(swipes.source == .embedded("swipes"))
  }

  @Test func aContractThatSaysNothingIsTheFamilys() throws {
    let sample = try ContractSample(["rowlint.jsonc": "{}"])
    var contract = try sample.read()
    #expect(contract.source == .file(sample.path("rowlint.jsonc")))
    contract.source = .embedded("family")
    #expect(contract == (try ContractReader.standard.read(.embedded("family"))))
  }

  @Test func nothingIsNothing() throws {
    let sample = try ContractSample(["rowlint.jsonc": #"{"extends": "nothing"}"#])
    let contract = try sample.read()
    #expect(contract.rules == [:])
    #expect(contract.vocabulary == Vocabulary())
  }

  @Test func appsAreReplacedExcludesAndWaiversAdded() throws {
    let waiver = #"{"rule": "no-swipe-actions", "reason": "r", "until": "2027-01-31"}"#
    let sample = try ContractSample([
      "base/base.jsonc": """
      {"apps": [{"path": "A"}], "exclude": ["one"], "waivers": [\(waiver)]}
      """,
      "middle.jsonc": #"{"extends": "base/base.jsonc", "exclude": ["two"]}"#,
      "rowlint.jsonc": """
      {"extends": "middle.jsonc", "apps": [{"name": "C", "path": "../C"}], "exclude": ["three"],
       "waivers": [{"app": "C", "rule": "no-swipe-actions", "path": "X/**", "reason": "s"}]}
      """,
    ])
    let middle = try sample.read("middle.jsonc")
    #expect(middle.apps.map(\.path) == [sample.path("base/A")])
    #expect(middle.apps.map(\.name) == ["A"])
    let contract = try sample.read()
    #expect(contract.exclude.map(\.pattern) == ["one", "two", "three"])
    #expect(contract.apps.map(\.name) == ["C"])
    let up = sample.folder.deletingLastPathComponent()
    #expect(contract.apps.map(\.path) == [up.appending(path: "C").path])
    #expect(contract.waivers.map(\.reason) == ["r", "s"])
    #expect(contract.waivers.map(\.until?.description) == ["2027-01-31", nil])
    #expect(contract.waivers.map(\.app) == [nil, "C"])
    #expect(contract.waivers[1].path?.pattern == "X/**")
    #expect(contract.waivers[1].place.line == 2)
    #expect(contract.waivers[0].place.file == sample.path("base/base.jsonc"))
  }

  @Test func theAgeOfFactsIsTheLastThatIsSaid() throws {
    let sample = try ContractSample([
      "base.jsonc": #"{"facts": {"maximumAge": 30}}"#, "same.jsonc": #"{"extends": "base.jsonc"}"#,
      "rowlint.jsonc": #"{"extends": "base.jsonc", "facts": {"maximumAge": 7}}"#,
    ])
    #expect(try sample.read().factsMaximumAge == 7)
    #expect(try sample.read("same.jsonc").factsMaximumAge == 30)
    let silent = try ContractSample(["rowlint.jsonc": "{}"])
    #expect(try silent.read().factsMaximumAge == nil)
  }

  @Test func rulesAreMergedKeyByKey() throws {
    let sample = try ContractSample([
      "base.jsonc": """
      {"rules": {
        "no-swipe-actions": {"severity": "warning", "forms": {"onDelete": "off", "uikit": "note"}},
        "one-meaning-per-swipe-direction": {"leading": ["read"], "trailing": ["delete"]},
        "destructive-full-swipe-needs-undo": "off"}}
      """,
      "rowlint.jsonc": """
      {"extends": "base.jsonc", "rules": {
        "no-swipe-actions": {"forms": {"onDelete": "error"}},
        "one-meaning-per-swipe-direction": {"trailing": ["archive"]},
        "destructive-full-swipe-needs-undo": {"severity": "note", "depth": 2}}}
      """,
    ])
    let contract = try sample.read()
    let forms = contract.setting(of: "no-swipe-actions")
    #expect(forms.severity == .warning)
    #expect(forms.severity(ofForm: "onDelete") == .error)
    #expect(forms.severity(ofForm: "uikit") == .note)
    #expect(forms.severity(ofForm: "wrapper") == .warning)
    #expect(forms.severity(ofForm: nil) == .warning)
    let meaning = contract.setting(of: "one-meaning-per-swipe-direction")
    #expect(meaning.severity == .error)
    #expect(meaning.options["leading"]?.words == ["read"])
    #expect(meaning.options["trailing"]?.words == ["archive"])
    let undo = contract.setting(of: "destructive-full-swipe-needs-undo")
    #expect(undo.severity == .note)
    #expect(undo.options["depth"]?.integer == 2)
    // A severity alone leaves the options.
    #expect(
      try sample.read("base.jsonc").rules["destructive-full-swipe-needs-undo"]?.options["depth"]?
        .integer == 6)
  }

  @Test func aRuleThatIsOffHasNoFormThatIsOn() {
    let setting = RuleSetting(severity: nil, options: ["forms": .table(["uikit": .word("error")])])
    #expect(setting.severity(ofForm: "uikit") == nil)
    let off = RuleSetting(severity: .error, options: ["forms": .table(["uikit": .word("off")])])
    #expect(off.severity(ofForm: "uikit") == nil)
    #expect(off.severity(ofForm: "wrapper") == .error)
  }

  @Test func vocabularyIsAddedTo() throws {
    let sample = try ContractSample([
      "rowlint.jsonc": """
      {"vocabulary": {
        "meanings": {
          "delete": {"titles": {"en": ["Bin It"]}, "symbols": ["flame"]},
          "harvest": {"titles": {"en": ["Harvest"]}, "functions": ["harvest"], "destructive": true},
          "reap": {"sameAs": "harvest", "titles": {"en": ["Reap"]}},
          "archive": {"titles": {"en": ["Done"]}},
        },
        "undo": ["takeBack"], "meaningless": ["Delete Key"], "destructive": ["utterly"],
        "tapTargets": ["Card", ".onPick"],
        "swipeAPIs": {"SwipeView.trailingActions": {"fullSwipe": true}, ".rowSwipe": {"edge": "leading"}},
      }}
      """
    ])
    let words = try sample.read().vocabulary
    #expect(words.meaning(ofTitle: "Bin it")?.name == "delete")
    #expect(words.meaning(ofTitle: "Delete")?.name == "delete")
    #expect(words.meaning(ofSymbol: "flame.fill")?.name == "delete")
    #expect(words.meaning(ofTitle: "Harvest")?.isDestructive == true)
    #expect(
      words.meaning(ofTitle: "Reap") == Meaning(name: "harvest", form: "reap", isDestructive: false)
    )
    // The later contract knows better.
    #expect(words.meaning(ofTitle: "Done")?.name == "archive")
    #expect(words.meaning(ofTitle: "Erledigt")?.name == "done")
    #expect(words.meaning(ofTitle: "Delete key") == nil)
    #expect(words.namesUndo("takeBackDelete") && words.namesUndo("registerUndo"))
    #expect(words.namesDestruction("Leave utterly"))
    #expect(words.tapTargets.count == 8)
    #expect(words.swipeAPIs.count == 7)
    let trailing = words.swipeAPIs.first { $0.element.slot == "trailingActions" }
    #expect(trailing?.fullSwipe == true && trailing?.edge == nil)
  }

  @Test func vocabularyIsReplaced() throws {
    let sample = try ContractSample([
      "rowlint.jsonc": """
      {"vocabulary": {
        "replace": ["undo", "tapTargets", "swipeAPIs", "meaningless", "destructive"], "undo": ["revert"],
        "meanings": {"delete": {"replace": true, "titles": {"en": ["Shred"]}}},
      }}
      """,
      "all.jsonc": """
      {"vocabulary": {"replace": ["meanings"], "meanings": {"go": {"titles": {"en": ["Go"]}}}}, "rules": {}}
      """,
    ])
    let words = try sample.read().vocabulary
    #expect(words.namesUndo("revertDelete") && !words.namesUndo("registerUndo"))
    #expect(words.tapTargets == [] && words.swipeAPIs == [])
    #expect(words.meaning(ofTitle: "Delete") == nil)
    #expect(words.meaning(ofSymbol: "trash") == nil)
    #expect(
      words.meaning(ofTitle: "Shred")
        == Meaning(name: "delete", form: "delete", isDestructive: false))
    #expect(words.meaning(ofTitle: "Remove")?.name == "delete")
    #expect(words.meaning(ofFunctionName: "removeObserver") != nil)
    #expect(!words.namesDestruction("permanently"))
    let all = try sample.read("all.jsonc").vocabulary
    #expect(all.meaningNames == ["go"])
    #expect(all.meaning(ofTitle: "Archive") == nil)
    #expect(all.namesUndo("undo"))
  }
}
