import Analysis
import Pipeline
import Reporting

extension Command {
  static let facts = Command(
    name: "facts",
    usage: "facts [options] <source folder>...",
    summary: "Writes what other apps' runs need to know of an app, for 'check --facts'.",
    details: """
      The file is text, and the same for the same sources, contract and day; --today sets the day. It
      serves runs under the same rules, options and vocabulary.
      """,
    options: RunOptions.all + FactsOptions.all,
    run: { arguments, console in try FactsWriting(arguments, console).run() })
}

/// The options of `facts` alone.
private enum FactsOptions {
  static let output = Option(
    "--output", short: "-o", takes: .required("FILE"), "write there, whole or not at all")
  static let name = Option(
    "--name", takes: .required("NAME"),
    "what the app is called in messages, and where its places are shown")

  static let all = [output, name]
}

/// One run of `facts`.
private struct FactsWriting {
  let arguments: Arguments
  let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws(UsageError) -> ExitStatus {
    let name = try checkedName()
    let contract: Contract
    do throws(ContractError) {
      contract = try RunOptions.contract(arguments)
    } catch {
      return failed(error.problems)
    }
    var request = try SourceRequest.make(
      arguments, paths: arguments.operands, contract: contract)
    if let name { request.inputs[0].name = name }
    var result = Pipeline.facts(of: request)
    if result.problems.contains(where: \.isError) { return failed(result.problems) }
    for problem in result.problems { console.say(problem.text) }
    // A folder of that name need not be where the facts are read.
    if name != nil { result.apps[0].root = nil }
    let file = FactsFile(
      contract: contract.fingerprint(of: request.rules), day: request.today, apps: result.apps)
    guard let path = arguments.value(FactsOptions.output), path != "-" else {
      return console.print(file.bytes, otherwise: .clean)
    }
    if let reason = OutputFile(path: path).write(file.bytes) {
      console.complain("cannot write '\(path)': \(reason)")
      return .failed
    }
    return .clean
  }

  private func failed(_ problems: [RunProblem]) -> ExitStatus {
    for problem in problems { console.say(problem.text) }
    console.complain("no facts are written: a part of an app would pass for all of it")
    return .failed
  }

  private func checkedName() throws(UsageError) -> String? {
    for path in arguments.operands where WorkingFolder.exists(path) {
      if !WorkingFolder.isFolder(path) {
        throw UsageError(message: "'facts' takes the folders of apps, and '\(path)' is a file")
      }
    }
    if let path = arguments.value(FactsOptions.output) { try OutputPlan.checkName(path) }
    guard let name = arguments.value(FactsOptions.name) else { return nil }
    guard arguments.operands.count == 1 else {
      throw UsageError(message: "--name is for one app; give one folder")
    }
    if name.isEmpty || name.hasPrefix("/") {
      throw UsageError(message: "--name takes a name such as Mail, not '\(name)'")
    }
    return name
  }
}
