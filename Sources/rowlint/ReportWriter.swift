import Reporting

/// Writes one report in every form that the command line asks for.
struct ReportWriter {
  let arguments: Arguments
  let console: Console
  let plan: OutputPlan
  let isQuiet: Bool

  /// The status of the run, or `.failed` where something could not be written.
  func write(_ report: Report, _ sources: SourceReader, _ status: ExitStatus) -> ExitStatus {
    let context = ReportContext(
      workingFolder: WorkingFolder.path, repositoryRoot: WorkingFolder.repositoryRoot,
      version: CommandLineTool.version, exitCode: Int(status.rawValue), sources: sources,
      failsAt: arguments.has(CheckOptions.strict) ? .warning : .error)
    var status = status
    for part in plan.parts {
      let bytes = render(report, context, part)
      guard let path = part.path else {
        status = console.print(bytes, otherwise: status)
        continue
      }
      if let reason = OutputFile(path: path).write(bytes) {
        console.complain("cannot write '\(path)': \(reason)")
        status = .failed
      }
    }
    return status
  }

  private func render(
    _ report: Report, _ context: ReportContext, _ part: OutputPlan.Part
  ) -> [UInt8] {
    switch part.format {
    case .plain:
      return PlainFormat(style: style(part), hasSummary: !isQuiet).render(report, context)
    case .sarif:
      let silenced = arguments.value(CheckOptions.sarifSuppressed) == "mark"
      let bytes = SarifFormat(marksSilenced: silenced).render(report, context)
      let problems = SarifFormat.limitProblems(report, bytes: bytes.count)
      for problem in problems where !isQuiet { console.say(problem.text) }
      return bytes
    case .json: return JSONFormat().render(report, context)
    case .github: return GitHubFormat().render(report, context)
    case .gitlab: return GitLabFormat().render(report, context)
    case .junit: return JUnitFormat().render(report, context)
    }
  }

  private func style(_ part: OutputPlan.Part) -> PlainFormat.Style {
    let choice = arguments.value(CheckOptions.colour).flatMap(Terminal.ColourChoice.init) ?? .auto
    return Terminal.style(
      choice, isTerminal: part.path == nil && Terminal.isTerminal(1), width: Terminal.width,
      environment: Terminal.variable)
  }
}
