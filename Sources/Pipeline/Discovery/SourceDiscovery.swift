import Reporting
import SourceText

/// What discovery found.
public struct Discovery: Sendable, Equatable {
  /// In the order in which the user named them; the app of single files last.
  public var trees: [SourceTree] = []
  public var skipped: SkipCounts = [:]
  /// What could not be searched, and what was given twice.
  public var problems: [RunProblem] = []

  public init() {}
}

/// Finds the source files of a run's apps.
public enum SourceDiscovery {
  /// Each folder is an app; files that are in none of them make one app together. Symbolic links
  /// are followed in the given paths only.
  ///
  /// - Parameter overlays: paths of files that need not be there to be named.
  public static func discover(
    _ inputs: [AppInput], options: DiscoveryOptions = DiscoveryOptions(), overlays: [String] = [],
    jobs: Int = 1, allowEmpty: Bool = false
  ) -> Discovery {
    discover(
      inputs, options: options, overlays: overlays, jobs: jobs, allowEmpty: allowEmpty, cache: nil)
  }

  /// - Parameter cache: what earlier runs saw of the apps' folders; nil to look into each.
  static func discover(
    _ inputs: [AppInput], options: DiscoveryOptions, overlays: [String], jobs: Int,
    allowEmpty: Bool, cache: AppCache?
  ) -> Discovery {
    var found = Discovery()
    var plan = DiscoveryPlan(inputs, overlays: overlays, problems: &found.problems)
    let ignoreFiles = IgnoreFiles(options: options)
    walk(&plan, options, ignoreFiles, Workers(jobs: jobs), cache, &found)
    plan.addNamedFiles(options: options, to: &found)
    for index in found.trees.indices {
      found.trees[index].files.putInOrder()
    }
    noteEmptyTrees(&found, allowEmpty: allowEmpty)
    found.problems.sort { ($0.path, $0.message) < ($1.path, $1.message) }
    AppNames.makeUnique(&found.trees)
    return found
  }

  /// Walks the outermost folders first, then those inside them that an ignore file kept the first
  /// walk away from.
  private static func walk(
    _ plan: inout DiscoveryPlan, _ options: DiscoveryOptions, _ ignoreFiles: IgnoreFiles,
    _ workers: Workers, _ cache: AppCache?, _ found: inout Discovery
  ) {
    var pending = plan.folders
    var scopes = ScopesAbove(ignoreFiles)
    while !pending.isEmpty {
      let outermost = pending.filter { folder in
        !pending.contains { folder.resolvedRoot.relative(to: $0.resolvedRoot) != nil }
      }
      let roots = outermost.map(\.resolvedRoot)
      let inner = pending.filter { !roots.contains($0.resolvedRoot) }
      let first = found.trees.count
      // A folder inside of another is found on that one's walk, or not.
      let cache = first == 0 && inner.isEmpty ? cache : nil
      found.trees += outermost
      var tasks = outermost.enumerated().map { index, folder in
        FolderWalk.Task(folder, app: first + index, options: options, &scopes)
      }
      let conditions = tasks.map {
        WalkRecord.conditions(options, ignoreFiles, above: $0.scope)
      }
      if let cache {
        let known = cache.walks(of: outermost, under: conditions, workers: workers)
        for (index, walk) in known.enumerated() {
          guard let walk else { continue }
          found.trees[first + index].files = walk.files
          found.skipped += walk.skipped
        }
        tasks.removeAll { known[$0.app - first] != nil }
      }
      let walk = FolderWalk(
        options: options, ignoreFiles: ignoreFiles, keepsRecords: cache != nil,
        landmarks: Set(inner.map(\.resolvedRoot.withoutFinalSlash)))
      var passed: Set<SourcePath> = []
      let parts = tasks.isEmpty ? [] : walk.run(tasks, on: workers)
      for part in parts {
        passed.formUnion(part.passed)
        add(part, to: &found)
      }
      if cache != nil {
        for (app, record) in WalkRecord.all(of: parts, conditions) {
          found.trees[app].walk = record
        }
      }
      pending = []
      for folder in inner {
        if passed.contains(folder.resolvedRoot.withoutFinalSlash) {
          plan.note(givenTwice: folder, in: &found)
        } else {
          pending.append(folder)
        }
      }
    }
    found.trees = plan.order(found.trees)
  }

  private static func add(_ part: FolderWalk.Found, to found: inout Discovery) {
    var start = 0
    for (app, end) in part.files {
      found.trees[app].files.append(part.paths[start..<end])
      start = end
    }
    for (skip, count) in part.skipped { found.skipped[skip.reason] += count }
    for (app, path, error) in part.failures {
      found.problems.append(
        RunProblem(
          kind: .unreadable, path: found.trees[app].shownPath(path), message: error.message))
    }
  }

  private static func noteEmptyTrees(_ found: inout Discovery, allowEmpty: Bool) {
    for tree in found.trees where tree.isFolder && tree.files.isEmpty {
      found.problems.append(
        RunProblem(
          kind: .noSources, level: allowEmpty ? .warning : .error,
          path: tree.shownPath(SourcePath(bytes: [])),
          message: "no Swift source file in this folder"
        ))
    }
  }
}

extension FolderWalk.Task {
  fileprivate init(
    _ folder: SourceTree, app: Int, options: DiscoveryOptions, _ scopes: inout ScopesAbove
  ) {
    let root = folder.resolvedRoot.withoutFinalSlash
    self.init(
      app: app, path: root, rootLength: root.bytes.count,
      scope: options.honorsIgnoreFiles ? scopes.scope(above: root) : nil)
  }
}

extension SourcePath {
  /// The root of the file system becomes the empty path.
  var withoutFinalSlash: SourcePath {
    bytes.last == UInt8(ascii: "/") ? SourcePath(bytes: bytes.dropLast()) : self
  }
}
