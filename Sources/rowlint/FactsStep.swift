import Analysis
import Pipeline
import Reporting

/// What `check --facts` does: takes apps into the family whose sources are not here.
enum FactsStep {
  static let option = Option(
    "--facts", takes: .required("FILE"),
    "take the apps of 'rowlint facts' into the family; more .facts files may follow")

  /// Ends the names of the files that 'rowlint facts' writes, by habit.
  private static let suffix = ".facts"

  /// The operands that are no files of facts.
  static func folders(_ arguments: Arguments) -> [String] {
    guard arguments.has(option) else { return arguments.operands }
    return arguments.operands.filter { !$0.hasSuffix(suffix) }
  }

  /// The files of facts, in the order given.
  static func paths(_ arguments: Arguments) -> [String] {
    guard arguments.has(option) else { return [] }
    return arguments.all(option) + arguments.operands.filter { $0.hasSuffix(suffix) }
  }

  /// Reads what `--facts` names into a request.
  ///
  /// - Parameter readsSources: sources are judged although the command line names none.
  /// - Returns: what could not be used, and what is old.
  static func read(
    _ arguments: Arguments, into request: inout RunRequest, readsSources: Bool
  ) -> [RunProblem] {
    guard arguments.has(option) else { return [] }
    var problems: [RunProblem] = []
    for path in paths(arguments) {
      do throws(RunProblem) {
        let file = try load(path, request)
        request.facts += file.apps
        problems += age(of: file, path, request)
      } catch {
        problems.append(error)
      }
    }
    if folders(arguments).isEmpty {
      let names = Set(request.facts.map(\.name))
      // The contract's other apps are not read along: what a run is about is said by one of the two.
      request.inputs.removeAll { !readsSources || names.contains($0.name ?? "") }
    }
    return problems
  }

  private static func load(_ path: String, _ request: RunRequest) throws(RunProblem) -> FactsFile {
    func problem(_ message: String) -> RunProblem {
      RunProblem(kind: .facts, path: path, message: message)
    }
    let bytes: [UInt8]
    do throws(InputFile.Failure) {
      bytes = try InputFile.read(path)
    } catch {
      throw problem(
        "cannot read the facts: \(error.reason); 'rowlint facts FOLDER -o \(path)' writes them")
    }
    let file: FactsFile
    do throws(FactsFault) {
      file = try FactsFile(reading: bytes, jobs: request.jobs)
    } catch {
      throw problem(error.message)
    }
    guard file.contract == request.contract.fingerprint(of: request.rules) else {
      throw problem(
        "made under another contract or for other rules than hold here; make it again with "
          + "'rowlint facts' and the same --rules, --only and --skip")
    }
    return file
  }

  private static func age(
    of file: FactsFile, _ path: String, _ request: RunRequest
  ) -> [RunProblem] {
    guard let limit = request.contract.factsMaximumAge, let day = file.day,
      let age = request.today?.days(since: day), age > limit
    else { return [] }
    return [
      RunProblem(
        kind: .facts, level: .warning, path: path,
        message: "made on \(day), \(age) days ago; the contract wants facts of the last \(limit) "
          + "days")
    ]
  }

  /// The apps of the contract that are not in the family: without one, what is compared is not what
  /// the contract speaks of.
  static func missingApps(
    of contract: Contract, in report: Report, _ arguments: Arguments
  ) -> [RunProblem] {
    let names = Set(report.apps.map(\.name))
    // A run that had nothing to do has no apps, and files that are named one by one make an app of
    // their own.
    if names.isEmpty || folders(arguments).contains(where: { $0.hasSuffix(".swift") }) { return [] }
    return contract.apps.filter { !names.contains($0.name) }.map { app in
      RunProblem(
        kind: .facts, path: app.place.file, line: app.place.line, column: app.place.column,
        message: "`apps`: \(app.name) is here neither as a folder nor as facts; add its folder, or "
          + "--facts with its file")
    }
  }
}
