/// Every key of the contract, with what it may hold: what the checker accepts and what the schema
/// says, from one source.
enum ContractKeys {
  /// The keys of the whole file.
  static func topLevel(rules: [Rule]) -> [ContractKey] {
    [
      ContractKey("$schema", .string, "Where editors find this schema; rowlint does not read it."),
      ContractKey(
        "extends", .string,
        """
        What this contract starts from: `family` (rows open on a tap, no swipes), `swipes` (swipes, \
        done well), `nothing`, or the path of another contract, relative to this file. Of both, \
        `apps` are replaced; `exclude`, `waivers` and the vocabulary's words are added to; of \
        `rules`, each key is replaced by itself.
        """, defaultText: "family"),
      ContractKey(
        "apps", .list(.object(app)),
        "The apps of the family: what is checked when the command line names no folder."),
      ContractKey(
        "exclude", .list(.glob),
        """
        Files and folders that are not searched, as patterns for paths relative to each app's \
        root: `*`, `**`, `?`, `[a-z]`, `{a,b}`. Without a `/`, at any depth.
        """),
      ContractKey(
        "vocabulary", .object(vocabulary), "The words by which the family's actions are known."),
      ContractKey(
        "rules", .object(rules.map { ruleKey($0) }),
        "How grave each rule's findings are, and the rules' own options."),
      ContractKey(
        "waivers", .list(.object(waiver)),
        "Findings that an app need not mend, with the reason and for how long."),
      ContractKey(
        "facts", .object(facts), "What is asked of apps that come as facts, without their sources."),
    ]
  }

  static let maximumAge = ContractKey(
    "maximumAge", .integer(0...3650), "Days after which facts are told to be old.",
    defaultText: "for ever")

  private static let facts = [maximumAge]

  private static let app = [
    ContractKey(
      "name", .string, "What findings call the app.", defaultText: "the last part of `path`"),
    ContractKey(
      "path", .string, "The folder of its sources, relative to this file.", isRequired: true),
  ]

  private static let waiver = [
    ContractKey("app", .string, "The app it is for.", defaultText: "every app"),
    ContractKey("rule", .rule, "The rule that is waived.", isRequired: true),
    ContractKey(
      "path", .glob, "The files it is for, relative to the app's root.",
      defaultText: "every file"),
    ContractKey("reason", .string, "Why, for those who read it later.", isRequired: true),
    ContractKey(
      "until", .day, "The last day on which it holds, as YYYY-MM-DD.", defaultText: "for ever"),
  ]

  /// The parts of the vocabulary that a contract may start afresh.
  static let vocabularyParts = [
    "meanings", "meaningless", "destructive", "undo", "tapTargets", "swipeAPIs",
  ]

  private static let vocabulary = [
    ContractKey(
      "replace", .list(.word(vocabularyParts)),
      "Parts that start afresh here and are not added to those of the extended contract.",
      defaultText: "[]"),
    ContractKey(
      "meanings", .table(keys: .string, values: .object(meaning)),
      "What actions do, each under the one word that rules compare."),
    ContractKey(
      "meaningless", .list(.string),
      "Titles and names that hold a word of a meaning and yet do not have it: `removeObserver`."),
    ContractKey(
      "destructive", .list(.string),
      "Words that make any action destructive, whatever its meaning: `permanently`."),
    ContractKey(
      "undo", .list(.string),
      """
      Words whose presence in the name of something that is called or set shows that an Undo is \
      offered. Whole words, cut at camel case and underscores.
      """),
    ContractKey(
      "tapTargets", .list(.element),
      """
      What opens on a tap, as code writes it: `Menu.label`, `.onTapGesture`; with a dot before a \
      modifier, and with the slot that is meant.
      """),
    ContractKey(
      "swipeAPIs", .table(keys: .element, values: .object(swipeAPI)),
      """
      Calls that give a row swipe actions and whose sources are not scanned: \
      `SwipeView.trailingActions`, with the slot that holds the actions.
      """),
  ]

  private static let meaning = [
    ContractKey(
      "replace", .boolean, "Forgets what the extended contract says of this meaning.",
      defaultText: "false"),
    ContractKey(
      "sameAs", .meaning,
      "The meaning that rules take it for: the other half of a toggle, or another word for it."),
    ContractKey(
      "destructive", .boolean, "Whether it takes something away that was there.",
      defaultText: "false"),
    ContractKey(
      "titles", .table(keys: .language, values: .list(.string)),
      "How people read it, by language."),
    ContractKey(
      "symbols", .list(.string),
      "SF Symbols; each covers those that begin with it: `trash` covers `trash.circle.fill`."),
    ContractKey(
      "functions", .list(.string),
      "Words of the names of functions that do it: `delete`, `moveToTrash`."),
  ]

  private static let swipeAPI = [
    ContractKey(
      "edge", .word(SwipeAPI.Edge.allCases.map(\.rawValue)), "Where the actions are.",
      defaultText: "cannot be told"),
    ContractKey(
      "fullSwipe", .boolean, "Whether a full swipe runs the first action.",
      defaultText: "cannot be told"),
  ]

  /// The key of every rule's settings that is no option.
  static let severity = ContractKey(
    "severity", .severity, "How grave its findings are.",
    defaultText: "as in the extended contract")

  private static func ruleKey(_ rule: Rule) -> ContractKey {
    ContractKey(
      rule.id, .either([.severity, .object([severity] + rule.options)]), rule.summary)
  }
}
