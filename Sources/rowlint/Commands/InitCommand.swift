import Analysis
import Pipeline
import Reporting
import Rules

extension Command {
  static let initialize = Command(
    name: "init",
    usage: "init [--force] [folder]",
    summary: "Finds the apps under a folder and writes a commented rowlint.jsonc there.",
    details: """
      An app is a folder with an Xcode project or a Package.swift; where there are none, a folder
      in which a program starts (@main, main.swift). Says what the rules would report today.
      """,
    options: [InitRun.force],
    run: { arguments, console in try InitRun(arguments, console).run() })
}

/// One run of `init`.
private struct InitRun {
  static let force = Option("--force", "write over a rowlint.jsonc that is there")

  private let given: String
  let folder: String
  let isForced: Bool
  let console: Console

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    guard arguments.operands.count <= 1 else {
      throw UsageError(message: "'init' takes one folder")
    }
    given = arguments.operands.first ?? "."
    guard let resolved = WorkingFolder.resolved(given), WorkingFolder.isFolder(resolved) else {
      throw UsageError(message: "there is no folder '\(given)'", hasHelp: false)
    }
    folder = resolved
    isForced = arguments.has(InitRun.force)
    self.console = console
  }

  func run() throws(UsageError) -> ExitStatus {
    let path = WorkingFolder.join(folder, "rowlint.jsonc")
    let shown = WorkingFolder.relative(path)
    guard isForced || !WorkingFolder.exists(path) else {
      throw UsageError(
        message: "\(shown) is there already; --force writes over it", hasHelp: false)
    }
    let apps = AppFinder.apps(under: folder)
    guard !apps.isEmpty else {
      throw UsageError(
        message: "no app was found under '\(given)': no Xcode project, no "
          + "Package.swift, no program that starts; give the folder that holds the apps",
        hasHelp: false
      )
    }
    let text = StarterContract.text(apps)
    if let reason = OutputFile(path: path).write(Array(text.utf8)) {
      console.complain("cannot write \(shown): \(reason)")
      return .failed
    }
    return console.print(summary(apps, path, shown), otherwise: .clean)
  }

  private func summary(_ apps: [FoundApp], _ path: String, _ shown: String) -> String {
    var text = "Wrote \(shown) with \(apps.count) app\(apps.count == 1 ? "" : "s"):\n"
    for app in apps { text += "  \(app.name)  \(app.path)  (\(app.reason))\n" }
    let leftOut = AppFinder.leftOut(of: apps, under: folder)
    if !leftOut.isEmpty {
      text +=
        "In none of them, though there are Swift files: \(leftOut.joined(separator: ", ")). "
        + "Add what rows are in to \"apps\".\n"
    }
    let reader = ContractReader(rules: Registry.rules, embedded: Registry.contracts)
    guard let contract = try? reader.read(.file(path)) else { return text }
    let report = Pipeline.run(
      RunRequest(
        inputs: contract.apps.map { AppInput(name: $0.name, path: $0.path) },
        contract: contract, rules: Registry.rules)
    ).report
    text += "\nToday's findings:\n"
    let byRule = Dictionary(grouping: report.findings, by: \.ruleID)
    for (rule, findings) in byRule.sorted(by: { $0.key < $1.key }) {
      text += "  \(findings.count)  \(rule)\n"
    }
    if report.findings.isEmpty { text += "  none\n" }
    for problem in report.problems { text += "  \(problem.text)\n" }
    let baseline = "--write-baseline rowlint-baseline.txt"
    text += """

      Next:
        rowlint                     the findings, one by one
        rowlint explain <rule>      why, and what to write instead
        rowlint check \(baseline)
                                    start clean: only what comes after today is reported, with
                                    --baseline rowlint-baseline.txt
        rowlint hook install        judge each commit

      """
    return text
  }
}

/// The rules file that `init` writes.
enum StarterContract {
  static func text(_ apps: [FoundApp]) -> String {
    let entries = apps.map { app in
      "    { \"name\": \(quoted(app.name)), \"path\": \(quoted(app.path)) },"
    }
    return """
      // What rows do in this family of apps. `rowlint schema` prints what may stand here.
      {
        // "family": rows open on a tap and have no swipes. "swipes": a family that keeps swipes and
        // wants them done well.
        "extends": "family",

        "apps": [
      \(entries.joined(separator: "\n"))
        ],

        // Not searched, beside what .gitignore leaves out: "Generated/**"
        "exclude": [],

        "rules": {
          // "no-swipe-actions": "warning",
        },

        // A finding that may stay, with its reason and the day on which to look again:
        // { "rule": "no-swipe-actions", "app": "…", "path": "…", "reason": "…", "until": "2027-06-30" }
        "waivers": [],
      }

      """
  }

  /// As JSON writes a string.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
