import Analysis
import Reporting
import SourceText

extension RunRequest {
  /// The apps that the others are only compared with.
  var comparedApps: Set<String> { inputs.isEmpty ? [] : Set(facts.map(\.name)) }

  /// The rules to run over an app: of one that is only compared with, those that compare.
  func rules(forApp name: String) -> [Rule] {
    guard comparedApps.contains(name) else { return rules }
    return rules.filter { rule in
      if case .family = rule.judge { true } else { false }
    }
  }

  /// The apps that came as facts and are judged.
  var reportedFacts: [AppFacts] { inputs.isEmpty ? facts : [] }

  /// Without the facts of apps whose sources are there, and of any app but once. Places are shown
  /// below an app's name where its folder could be taken for another's.
  func withUsableFacts(beside trees: [SourceTree], _ problems: inout [RunProblem]) -> RunRequest {
    guard !facts.isEmpty else { return self }
    var request = self
    var names = Set(trees.map(\.name))
    request.facts = []
    for app in facts {
      if names.insert(app.name).inserted {
        request.facts.append(app)
        continue
      }
      let isSource = trees.contains { $0.name == app.name }
      problems.append(
        RunProblem(
          kind: .facts, path: app.name,
          message: isSource
            ? "is given as a folder and as facts; leave out one of them, or make facts of another "
              + "app under a name of its own: 'rowlint facts --name'"
            : "two apps of this name are given as facts; make one of them again under a name of its "
              + "own: 'rowlint facts --name'"))
    }
    let roots = Dictionary(grouping: request.facts.compactMap(\.root)) { $0 }
    for index in request.facts.indices {
      let isShared = request.facts[index].root.map { roots[$0, default: []].count > 1 } ?? false
      if isShared || !inputs.isEmpty { request.facts[index].root = nil }
    }
    return request
  }
}

extension AppFacts {
  /// As a folder that nobody looks into.
  var tree: SourceTree {
    let folder = root.map { SourcePath.workingFolder.resolving(SourcePath($0)) }
    let root = folder ?? SourcePath(name)
    return SourceTree(
      name: name, root: root, resolvedRoot: root, givenRoot: SourcePath(self.root ?? name),
      files: SourceFiles(files.map { SourceFile(path: SourcePath($0.indexed.facts.path)) }),
      isFolder: true)
  }
}
