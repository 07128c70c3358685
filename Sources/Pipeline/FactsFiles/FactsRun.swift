import Analysis
import Linking
import Reporting
import SourceText

/// What came of reading apps for their facts.
public struct FactsResult: Sendable {
  /// Sorted by name; whole only where no problem is an error.
  public var apps: [AppFacts]
  public var problems: [RunProblem]
}

extension Pipeline {
  /// Turns into facts what each app asks for by itself: linking stays inside an app, so no family
  /// that it becomes part of asks for more under the same contract.
  public static func facts(of request: RunRequest) -> FactsResult {
    let discovery = SourceDiscovery.discover(for: request)
    let run = AppRun(discovery.trees, request)
    let sources = SourceReader(run.trees, request)
    let read = run.forEachApp { corpus, analysis, _ in
      (app: facts(of: corpus, analysis, sources), problems: corpus.problems)
    }
    var apps = read.map(\.app)
    if !apps.isEmpty {
      apps[0].skipped = discovery.skipped.byName
    }
    return FactsResult(apps: apps, problems: discovery.problems + read.flatMap(\.problems))
  }

  private static func facts(
    of corpus: AppCorpus, _ analysis: AppAnalysis, _ sources: SourceReader
  ) -> AppFacts {
    let tree = corpus.tree
    let numbers = corpus.numbers
    let places = Dictionary(grouping: analysis.places, by: \.path)
    let files = corpus.linker.loadedFiles.map { file in
      let path = file.facts.path
      let lines = Set((places[path] ?? []).map(\.range.start.line))
      return AppFacts.File(
        indexed: file, lineHashes: lineHashes(of: lines, in: sources.bytes(tree.name, path)))
    }
    return AppFacts(
      name: tree.name, root: tree.rootInWorkingFolder, files: files, mayLead: corpus.mayLead,
      common: corpus.linker.common, fileCount: numbers.files, byteCount: numbers.bytes,
      skipped: [:])
  }

  private static func lineHashes(of lines: Set<UInt32>, in bytes: [UInt8]?) -> [UInt32: String] {
    guard !lines.isEmpty, let bytes else { return [:] }
    let hashes = LineHash.hashes(of: bytes)
    return lines.reduce(into: [:]) { known, line in
      let place = Int(line) - 1
      if hashes.indices.contains(place) { known[line] = hashes[place] }
    }
  }
}

extension SourceTree {
  /// The folder, relative to the working folder; nil where it is not below it.
  fileprivate var rootInWorkingFolder: String? {
    guard isFolder, let folder = SourcePath.workingFolder.resolvedWithKind()?.path,
      let root = resolvedRoot.relative(to: folder)
    else { return nil }
    return root.text
  }
}
