extension MessageTable {
  static let contractText = [
    #"contract '{} x'"#, #"contract '{ extends: 1 }'"#, #"contract '{ "extends" "family" }'"#,
    #"contract '{ "apps": ['"#, #"contract '{ "apps": [1 2] }'"#,
    #"contract "$(printf '[%.0s' $(seq 200))""#, #"contract '{} /* why'"#,
    #"contract '{ "extends'"#, #"contract "$(printf '{ "extends": "a\tb" }')""#,
    #"printf '{ "extends": "\377" }' > rowlint.jsonc; rowlint rules"#,
    #"contract '{ "extends": "\q" }'"#, #"contract '{ "extends": "\u12" }'"#,
    #"contract '{ "extends": "\ud800" }'"#, #"contract '{ "apps": 01 }'"#,
    #"contract '{ "apps": ] }'"#, #"contract '{ "apps": yes }'"#, #"contract "$(printf '\001')""#,
    "rowlint rules --rules no.jsonc", "rowlint rules --rules Mail",
    "rowlint rules --rules /dev/null",
    "mkfifo pipe; rowlint rules --rules pipe",
    "head -c 20000000 /dev/zero > rowlint.jsonc; rowlint rules",
  ]

  static let contractShape = [
    #"contract '[]'"#, #"contract '{ "exstends": "family" }'"#, #"contract '{ "zebra": 1 }'"#,
    #"contract '{ "extends": 1, "extends": null, "apps": "a", "rules": true }'"#,
    #"contract '{ "extends": [], "exclude": {} }'"#,
    #"contract '{ "extends": "famly" }'"#, #"contract '{ "extends": "no.jsonc" }'"#,
    #"contract '{ "extends": "Mail" }'"#, #"contract '{ "extends": "rowlint.jsonc" }'"#,
    #"contract '{ "apps": [{ "name": "A" }, { "path": " " }] }'"#,
    #"contract '{ "apps": [{ "name": "A", "path": "Mail" }, { "name": "A", "path": "Mail" }] }'"#,
    #"contract '{ "apps": [{ "name": "A", "path": "no" }] }' > rules; rowlint check"#,
    #"contract '{ "apps": [] }' > rules; rowlint check"#,
    #"contract '{ "exclude": ["", "a**b", "a\\", "{a", "[a", "[é]", "[z-a]", 1] }'"#,
    #"contract "{ \"exclude\": [\"$(printf '{%.0s' $(seq 40))\"] }""#,
    #"contract '{ "rules": { "no-swipe-action": "error", "zebra": {} } }'"#,
    #"contract '{ "rules": { "no-swipe-actions": "fatal" } }'"#,
    #"contract '{ "rules": { "no-swipe-actions": { "forms": { "swipes": "off" } } } }'"#,
    #"contract '{ "rules": { "destructive-full-swipe-needs-undo": { "depth": 1000 } } }'"#,
    #"contract '{ "rules": { "mine": { "forbid": {} } } }'"#,
    #"contract '{ "vocabulary": { "replace": ["all"], "tapTargets": ["a.b.c.d"] } }'"#,
    #"contract '{ "vocabulary": { "swipeAPIs": { "Row": { "edge": "left" } } } }'"#,
    #"contract '{ "vocabulary": { "meanings": { "a": { "destructive": "yes" } } } }'"#,
    #"contract '{ "vocabulary": { "meanings": { "a": { "titles": { "German": [] } } } } }'"#,
    #"contract '{ "vocabulary": { "meanings": { "a": { "sameAs": "delte" } } } }'"#,
    #"contract '{ "vocabulary": { "meanings": { "a": { "sameAs": "b" }, "b": { "sameAs": "delete" } } } }'"#,
    #"contract '{ "waivers": [{ "rule": "no-swipe-actions", "reason": " ", "until": "soon" }] }'"#,
    #"contract '{ "apps": [{ "name": "Mail", "path": "Mail" }], "waivers": "#
      + #"[{ "rule": "no-swipe-actions", "reason": "r", "app": "Mial" }] }'"#,
    #"contract '{ "vocabulary": { "meanings": { "a": { "sameAs": 1 } } } }'"#,
    #"contract '{ "waivers": [{ "rule": 1, "app": 2, "path": 3, "reason": 4, "until": 5 }] }'"#,
  ]

  private static func row(_ comment: String) -> String {
    #"printf 'struct Row {} // %s\n' 'rowlint:\#(comment)' > Mail/Row.swift; "#
      + "rowlint --today 2026-12-01 Mail"
  }

  static let silencing =
    [
      "", "alow no-swipe-actions -- r", "zebra", "allow", "allow no-swipe-actions",
      "allow no-swipe-action -- r", "allow zebra -- r", "allow no-swipe-actions because -- r",
      "allow no-swipe-actions until soon -- r", "allow-file no-swipe-actions -- r",
      "allow no-swipe-actions -- r", "allow no-swipe-actions until 2026-01-31 -- r",
    ].map(row) + [
      "printf '// rowlint:allow-file no-swipe-actions until 2026-12-31 -- r\\n' > a; "
        + "cat a Mail/Row.swift > Mail/New.swift; rowlint allowances --today 2026-12-01 Mail; "
        + "rowlint allowances --today 2027-01-01 Mail; rowlint --today 2027-01-01 Mail/New.swift",
      #"contract '{ "waivers": [{ "rule": "no-swipe-actions", "reason": "r", "until": "2026-11-30" }] }' > rules; "#
        + "rowlint --today 2026-12-01 Mail",
    ]
}
