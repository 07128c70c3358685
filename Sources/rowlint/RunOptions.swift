import Analysis
import Rules

/// The options that every command that reads sources takes, and what they come to.
enum RunOptions {
  static let rules = Option(
    "--rules", takes: .required("FILE"), "the contract to use, instead of the nearest rowlint.jsonc"
  )
  static let only = Option(
    "--only", takes: .required("RULE[,RULE]"), "run these rules alone")
  static let skip = Option("--skip", takes: .required("RULE[,RULE]"), "run all rules but these")
  static let jobs = Option("--jobs", short: "-j", takes: .required("N"), "use N threads")
  static let noIgnore = Option("--no-ignore", "read what .gitignore and .ignore leave out, too")
  static let hidden = Option("--hidden", "read hidden files and folders, too")
  static let today = Option(
    "--today", takes: .required("DATE"), "judge waivers as on that day, such as 2026-12-31")

  static let all = [rules, only, skip, jobs, noIgnore, hidden, today]

  /// The contract that holds here: of `--rules`, else the nearest file, else the built-in one.
  ///
  /// - Parameter standIns: contents by absolute path, in the place of those on the disk.
  static func contract(
    _ arguments: Arguments, standIns: [String: [UInt8]] = [:]
  ) throws(ContractError) -> Contract {
    let reader = ContractReader(
      rules: Registry.rules, embedded: Registry.contracts, embeddedAreProven: true,
      standIn: { path in WorkingFolder.resolved(path).flatMap { standIns[$0] } })
    if let path = arguments.value(rules) { return try reader.read(.file(path)) }
    if let path = reader.find(from: WorkingFolder.path) {
      return try reader.read(.file(WorkingFolder.relative(path)))
    }
    return try reader.read(.embedded("family"))
  }

  /// The rules that `--only` and `--skip` leave.
  static func chosenRules(_ arguments: Arguments) throws(UsageError) -> [Rule] {
    let known = Registry.rules.map(\.id)
    let wanted = arguments.list(only)
    let unwanted = arguments.list(skip)
    for (option, names) in [(only, wanted), (skip, unwanted)] where arguments.has(option) {
      if names.isEmpty { throw UsageError(message: "\(option.name) names no rule") }
    }
    for name in wanted + unwanted where !known.contains(name) {
      throw UsageError(unknownRule: name, among: known)
    }
    return Registry.rules.filter { rule in
      (wanted.isEmpty || wanted.contains(rule.id)) && !unwanted.contains(rule.id)
    }
  }

  /// The day on which waivers and comments are judged: that of `--today`, else of the clock.
  static func day(_ arguments: Arguments) throws(UsageError) -> Day? {
    guard let text = arguments.value(today) else { return Clock.today }
    guard let day = Day(text) else {
      throw UsageError(message: "--today takes a day such as 2026-12-31, not '\(text)'")
    }
    return day
  }

  /// Threads to use; nil where the option is left out.
  static func jobCount(_ arguments: Arguments) throws(UsageError) -> Int? {
    guard let text = arguments.value(jobs) else { return nil }
    guard let number = Int(text), (1...256).contains(number) else {
      throw UsageError(message: "--jobs takes a number from 1 to 256, not '\(text)'")
    }
    return number
  }
}
