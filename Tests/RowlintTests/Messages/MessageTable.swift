/// What people do that rowlint has something to say about: one shell command a message or a few.
/// `Fixtures/Messages/messages.txt` has what it says.
///
/// Each runs in a folder of its own with the app `Mail`, which has one swipe; `repo` commits all that
/// is there, `contract` writes a `rowlint.jsonc` and reads it.
enum MessageTable {
  static let groups: [(title: String, commands: [String])] = [
    ("The command line", commandLine), ("Other commands", otherCommands), ("Help", help),
    ("What is read", sources), ("The contract's text", contractText),
    ("What the contract says", contractShape), ("Silencing", silencing), ("Baselines", baselines),
    ("Facts", facts), ("The cache", cache), ("git's states", states), ("The hook", hook),
    ("Outputs", outputs),
    ("init", initialize),
  ]

  private static let commandLine = [
    "rowlint", "rowlint Post", "rowlint chek Mail", "rowlint -", "rowlint ''",
    "rowlint --formt json Mail", "rowlint -x Mail", "rowlint --baseline",
    "rowlint --strict=yes Mail",
    "rowlint --color=maybe Mail", "rowlint --color=alway Mail", "rowlint --format xml Mail",
    "rowlint --format sarf Mail", "rowlint --format sarif= Mail",
    "rowlint --format plain --format json Mail", "rowlint --format json=a --output b Mail",
    "rowlint --only no-swipe Mail", "rowlint --only zebra Mail", "rowlint --only , Mail",
    "rowlint --skip= Mail", "rowlint --jobs many Mail", "rowlint --cache-dir '' Mail",
    "rowlint --today soon Mail",
    "rowlint --stdin-filename a.swift Mail",
    "rowlint --stdin --stdin-filename no/a.swift < /dev/null",
    "rowlint --stdin --stdin-filename Mail < /dev/null",
    "rowlint --stdin < .", "rowlint --sarif-suppressed mark Mail", "rowlint --version",
  ]

  private static let otherCommands = [
    "rowlint explain", "rowlint explain no-swipe", "rowlint explain zebra",
    "rowlint explain Mail/Row.swift", "rowlint explain Mail/No.swift:1",
    "rowlint explain Mail/Row.swift:100",
    "mkdir .git; echo Mail > .gitignore; rowlint explain Mail/Row.swift:6",
    "rowlint --only no-swipe-actions explain Mail/Row.swift:6", "rowlint explain Mail/Row.swift:6",
    "cp Mail/Row.swift Mail/Row.txt; rowlint explain Mail/Row.txt:6",
    #"contract '{ "rules": { "no-swipe-actions": { "forms": { "swipeActions": "off" } } } }' > rules; "#
      + "rowlint explain --only no-swipe-actions Mail/Row.swift:6",
    "rowlint explain --only no-swipe-actions Mail/Row.swift:6",
    "rowlint explain --only no-swipe-actions Mail/Row.swift:1",
    "sed -i.old 's|{$|{ // rowlint:allow no-swipe-actions -- agreed|' Mail/Row.swift; "
      + "rowlint explain --only no-swipe-actions Mail/Row.swift:6",
    #"contract '{ "rules": { "no-swipe-actions": "off" } }' > rules; "#
      + "rowlint explain --only no-swipe-actions Mail/Row.swift:6",
    "rowlint rules now", "rowlint rules", "rowlint dump", "rowlint dump token Mail/Row.swift",
    "rowlint dump facts no.swift", "rowlint schema reprt", "rowlint completions",
    "rowlint completions bsh", "rowlint completions zsh fish", "rowlint allowances",
    "rowlint allowances Mail", "rowlint hook", "rowlint hook instal", "rowlint hook install now",
  ]

  private static let help =
    ["rowlint help"]
    + [
      "check", "explain", "rules", "facts", "dump", "schema", "allowances", "init", "hook",
      "completions",
    ].map { "rowlint \($0) --help" }

  private static let sources = [
    "mkdir empty; rowlint empty", "mkdir empty; rowlint --allow-empty empty", "rowlint Mail Mail",
    "rowlint --color always Mail", "rowlint --color always --skip no-swipe-actions Mail",
    "rowlint --color always Post", "ln -s loop loop; rowlint loop",
    "mkfifo pipe.swift; rowlint pipe.swift",
    "mkdir -p .git Mail/Pods; echo x.swift > .gitignore; echo y.swift > Mail/.ignore; "
      + "for name in x y z .h Pods/p; do touch Mail/$name.swift; done; touch a.txt; "
      + "mkfifo Mail/f.swift; ln -s Row.swift Mail/l.swift; "
      + #"contract '{ "exclude": ["z.swift"] }' > rules; "#
      + "rowlint --color always Mail a.txt",
  ]

  private static let baselines = [
    "rowlint -q --write-baseline known.txt Mail; echo '// rowlint:allow-file no-swipe-actions -- r' "
      + "| cat - Mail/Row.swift > Mail/New.swift; rowlint --color always --baseline known.txt Mail",
    "rowlint --write-baseline known.txt Mail", "rowlint --baseline known.txt Mail",
    "echo hello > known.txt; rowlint --baseline known.txt --only no-swipe-actions Mail",
    "echo hello > known.txt; rowlint --write-baseline known.txt Mail",
    "printf '# rowlint baseline 1\\na\\tb\\n' > known.txt; rowlint --baseline known.txt Mail",
    "printf '# rowlint baseline 1\\n<<<<<<< HEAD\\n' > known.txt; rowlint --baseline known.txt Mail",
    "rowlint --write-baseline no/known.txt Mail", "rowlint --strict-baseline Mail",
    "rowlint --write-baseline known.txt --staged Mail",
    "rowlint -q --write-baseline known.txt Mail; echo > Mail/Row.swift; "
      + "rowlint --baseline known.txt --strict-baseline Mail",
  ]

  private static let facts = [
    "rowlint facts", "rowlint facts Mail/Row.swift", "rowlint facts --name a Mail Mail",
    "rowlint facts --name '' Mail", "rowlint facts -o Mail/Row.swift Mail",
    "rowlint facts -o no/a.facts Mail", "rowlint facts no", "rowlint facts Mail | head -n 1",
    "rowlint check --facts no.facts", "echo hello > a.facts; rowlint check --facts a.facts",
    "echo rowlint-facts 99.1 > a.facts; rowlint check --facts a.facts",
    "rowlint facts -o a.facts Mail; echo >> a.facts; rowlint check --facts a.facts",
    "rowlint facts -o a.facts Mail; rowlint check --facts a.facts --only no-swipe-actions",
    "rowlint facts -o a.facts Mail; rowlint check --facts a.facts a.facts",
    "rowlint facts -o a.facts Mail; rowlint check Mail --facts a.facts",
    "rowlint facts -o a.facts Mail; rowlint check --facts a.facts -o a.facts",
    #"contract '{ "facts": { "maximumAge": 30 }, "apps": [{ "path": "Post" }] }' > rules; "#
      + "rowlint facts --today 2026-11-30 -o a.facts Mail; "
      + "rowlint check --facts a.facts --today 2027-01-01 --only suppression-needs-reason; "
      + "rowlint check --facts a.facts --today 2027-01-01",
    #"contract '{ "facts": { "maximumAge": -1, "maxAge": 30 } }'"#,
  ]

  private static let cache =
    [
      "cached a; cached a; cat a/CACHEDIR.TAG", "cached Mail/Row.swift",
      "mkdir a; chmod 777 a; cached a", "ln -s no/where a; cached a",
      "cached a; for entry in a/*.rowlint-app; do rm $entry; mkdir -p $entry/b; done; cached a",
    ].map {
      "cached() { rowlint -q --stats --exit-zero --cache-dir $1 Mail 2>&1 | grep Cache; }; " + $0
    }

  private static let states = [
    "rowlint --staged", "git init -q; rowlint --since HEAD", "git init -q; rowlint --staged",
    "repo; rowlint --since zebra", "repo; rowlint --since HEAD --staged",
    "repo; rowlint --stdin --staged < /dev/null",
    "repo; git commit -q --allow-empty -m x; git clone -q --depth 1 file://$PWD clone; cd clone; "
      + "rowlint --since HEAD~1",
    "repo; cp Mail/Row.swift Mail/New.swift; git add -A; rowlint --staged --only no-swipe-actions",
    "repo; echo > Mail/Row.swift; git add -A; rm -rf .git/objects/??; rowlint --staged",
    "repo; file=$(git rev-parse HEAD:Mail/Row.swift | sed 's|..|&/|'); rm -f .git/objects/$file; "
      + "echo >> Mail/Row.swift; git add -A; rowlint --staged",
    "repo; touch \"Mail/$(printf 'a\\377.swift')\"; git add -A; rowlint --staged",
    "git init -q; (cd Mail; repo); echo > .gitmodules; git add -A 2> /dev/null; git commit -q -m x; "
      + "git update-index --cacheinfo 160000,1234567890123456789012345678901234567890,Mail; "
      + "rowlint --staged",
    "printf '#!/bin/sh\\nexit 3\\n' > git; chmod +x git; PATH=.; rowlint --staged",
    "repo; PRE_COMMIT=1 rowlint --staged --skip no-swipe-actions",
    "PATH=/nowhere; rowlint --staged",
  ]

  private static let hook = [
    "rowlint hook install", "git init -q --bare; rowlint hook install",
    "repo; rowlint hook install; rowlint hook install; rowlint hook uninstall; rowlint hook uninstall",
    "repo; mkdir -p .git/hooks; printf '#!/bin/sh\\n' > .git/hooks/pre-commit; "
      + "rowlint hook uninstall; rowlint hook install; rowlint hook uninstall; "
      + "chmod +x .git/hooks/pre-commit; rowlint hook install; "
      + "printf '#!/bin/sh\\n' > .git/hooks/pre-commit; rowlint hook install",
    "repo; git config core.hooksPath ../shared; rowlint hook install; rm -r ../shared",
    "repo; git config core.hooksPath .husky/_; rowlint hook install",
    "repo; rm -rf .git/hooks; echo > .git/hooks; rowlint hook install",
    "repo; git config core.hooksPath Mail/Row.swift/hooks; rowlint hook install",
    "repo; rowlint hook install; sed -i.old 's|rowlint=.*|rowlint=/nowhere|' .git/hooks/pre-commit; "
      + "git commit -q --allow-empty -m x",
  ]

  private static let outputs = [
    "rowlint --format json=a --format sarif=a Mail", "rowlint --output Mail/Row.swift Mail",
    "rowlint --output known --baseline known Mail", "rowlint --output no/report Mail",
    "rowlint Mail > /dev/full", "rowlint --format github Mail Post",
    "for n in 1 2 3 4 5 6 7 8 9 10 11 12; do cp Mail/Row.swift Mail/$n.swift; done; "
      + "rowlint --format github --only no-swipe-actions Mail | tail -n 1",
  ]

  private static let initialize = [
    "rowlint init", "rowlint init no", "rowlint init Mail/Row.swift", "rowlint init a b",
    "echo > Mail/Package.swift; rowlint init; rowlint init",
    "echo '@main struct A {}' > Mail/App.swift; rowlint init; cat rowlint.jsonc",
    "echo > Mail/main.swift; mkdir -p Kit/Rows; echo > Kit/Rows/Row.swift; rowlint init",
    "echo '{}' > Mail/Package.swift; mkdir rowlint.jsonc; rowlint init --force",
  ]
}
