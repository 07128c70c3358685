import Analysis
import Pipeline
import Reporting
import Rules

/// Why a line is or is not a finding: what each rule in force made of it, step by step.
struct Explanation {
  let line: FileLine
  let arguments: Arguments
  let console: Console

  init(_ line: FileLine, _ arguments: Arguments, _ console: Console) {
    self.line = line
    self.arguments = arguments
    self.console = console
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let file = WorkingFolder.resolved(line.path) else {
      throw UsageError(message: "no such file: '\(line.path)'", hasHelp: false)
    }
    let contract: Contract
    do throws(ContractError) {
      contract = try RunOptions.contract(arguments)
    } catch {
      for problem in error.problems { console.say(problem.text) }
      return .failed
    }
    var request = try SourceRequest.make(
      arguments, paths: paths(file, contract), contract: contract, keepsJudgements: true)
    request.askedFile = line.path
    let result = Pipeline.run(request)
    for problem in result.report.problems { console.say(problem.text) }
    guard line.path.hasSuffix(".swift"), let place = place(of: file, result) else {
      console.complain("'\(line.path)' is not a Swift file that can be read")
      return .failed
    }
    // A file with too much code can be read, but nothing of it was.
    let isRefused = result.report.problems.contains {
      $0.kind == .unreadable && WorkingFolder.resolved($0.path) == file
    }
    if isRefused { return .failed }
    let bytes = result.sources.bytes(place.app, place.path) ?? []
    let lines = bytes.count { $0 == 0x0A } + (bytes.last == 0x0A ? 0 : 1)
    guard line.line <= lines else {
      console.complain("'\(line.path)' ends with line \(lines); there is no line \(line.line)")
      return .failed
    }
    let text = text(of: request, result, app: place.app, path: place.path)
    return console.print(text, otherwise: result.report.isComplete ? .clean : .failed)
  }

  /// The family to judge the file in.
  private func paths(_ file: String, _ contract: Contract) -> [String] {
    let given = arguments.operands.dropFirst()
    // The file itself as well: it may be one that .gitignore leaves out.
    if !given.isEmpty { return given + [line.path] }
    if contract.holds(file) { return contract.apps.map(\.path) + [line.path] }
    let folder = WorkingFolder.folder(of: file)
    let project = WorkingFolder.nearestFolder(from: folder, where: WorkingFolder.isProject)
    return [project ?? folder, line.path]
  }

  private func place(of file: String, _ result: RunResult) -> (app: String, path: String)? {
    for app in result.report.apps {
      let root = WorkingFolder.join(app.resolvedRoot, "")
      guard file.hasPrefix(root) else { continue }
      let path = String(file.dropFirst(root.count))
      if result.sources.bytes(app.name, path) != nil { return (app.name, path) }
    }
    return nil
  }

  private func text(
    of request: RunRequest, _ result: RunResult, app: String, path: String
  ) -> String {
    var text = ""
    for rule in request.rules {
      let setting = request.contract.setting(of: rule.id)
      guard setting.severity != nil else {
        text += "\(rule.id): off in \(request.contract.source.displayName)\n"
        continue
      }
      let judgements = (result.judgements[rule.id] ?? []).filter { judgement in
        let place = judgement.place
        return (place.app, place.path) == (app, path) && place.range.start.line == line.line
      }
      if judgements.isEmpty { text += "\(rule.id): nothing to say of this line\n" }
      for judgement in judgements.sorted(by: { $0.place < $1.place }) {
        text += paragraph(judgement, rule, setting, result)
      }
    }
    return text
  }

  /// The verdict, the message of a fault, then the steps that led to it.
  private func paragraph(
    _ judgement: Judgement, _ rule: Rule, _ setting: RuleSetting, _ result: RunResult
  ) -> String {
    let column = judgement.place.range.start.column
    var lines: [String] = []
    switch judgement.verdict {
    case .fault(let message, let related, let isCertain):
      let severity = setting.severity(ofForm: judgement.form).map { isCertain ? $0 : .note }
      let word = severity?.rawValue ?? "a fault whose form is off"
      lines = ["\(rule.id): \(word) at column \(column)", "  \(message)"]
      lines += related.map { "  \(location($0.place, result.report)): \($0.message)" }
      let silenced = result.report.silenced.first {
        $0.finding.ruleID == rule.id && $0.finding.place == judgement.place
      }
      if let silenced {
        lines.append("  silenced at \(location(silenced.kind, result.report)): \(silenced.reason)")
      }
    case .clean:
      lines = ["\(rule.id): clean at column \(column)"]
    case .couldNotTell:
      lines = ["\(rule.id): could not tell at column \(column)"]
    }
    lines += judgement.steps.map { "  - \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func location(_ kind: SilencedFinding.Kind, _ report: Report) -> String {
    switch kind {
    case .inSource(let place): location(place, report)
    case .external(let place): "\(place.file):\(place.line)"
    }
  }

  private func location(_ place: Place, _ report: Report) -> String {
    let root = report.apps.first { $0.name == place.app }?.root
    let path = root.map { WorkingFolder.join($0, place.path) } ?? place.path
    return "\(WorkingFolder.relative(path)):\(place.range.start.line)"
  }
}
