import Reporting
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The given paths, told apart: folders to walk and files named one by one.
struct DiscoveryPlan {
  private struct NamedFile {
    var given: SourcePath
    var absolute: SourcePath
    var resolved: SourcePath
  }

  private(set) var folders: [SourceTree] = []
  private var files: [NamedFile] = []
  /// Skipped while planning: given twice, not Swift.
  private var skipped: SkipCounts = [:]

  init(_ inputs: [AppInput], overlays: [String], problems: inout [RunProblem]) {
    let workingFolder = SourcePath.workingFolder
    let overlaid = Set(overlays.compactMap { SourcePath($0).resolvedAsFile })
    for input in inputs {
      let given = SourcePath(input.path)
      let absolute = workingFolder.resolving(given)
      if !overlaid.isEmpty, let file = given.resolvedAsFile, overlaid.contains(file) {
        files.append(NamedFile(given: given, absolute: absolute, resolved: file))
        continue
      }
      guard !given.bytes.isEmpty, let (resolved, kind) = absolute.resolvedWithKind() else {
        let code = given.bytes.isEmpty ? ENOENT : errno
        problems.append(
          RunProblem(
            kind: code == ENOENT || code == ENOTDIR ? .missing : .unreadable, path: given.text,
            message: SystemCall.message(code)))
        continue
      }
      switch kind {
      case .folder:
        add(input, given: given, absolute: absolute, resolved: resolved, &problems)
      case .regular:
        files.append(NamedFile(given: given, absolute: absolute, resolved: resolved))
      default:
        problems.append(
          RunProblem(
            kind: .unreadable, path: given.text,
            message: SourceReadError.notRegular(kind).message))
      }
    }
  }

  private mutating func add(
    _ input: AppInput, given: SourcePath, absolute: SourcePath, resolved: SourcePath,
    _ problems: inout [RunProblem]
  ) {
    let name = input.name ?? AppNames.name(given: given, resolved: resolved)
    let tree = SourceTree(
      name: name, root: absolute, resolvedRoot: resolved, givenRoot: given.tidied, files: [],
      isFolder: true)
    if folders.contains(where: { $0.resolvedRoot == resolved }) {
      skipped[.givenTwice] += 1
      problems.append(DiscoveryPlan.givenTwice(tree))
      return
    }
    folders.append(tree)
  }

  /// Notes a folder that was walked as a part of another.
  func note(givenTwice tree: SourceTree, in found: inout Discovery) {
    found.skipped[.givenTwice] += 1
    found.problems.append(DiscoveryPlan.givenTwice(tree))
  }

  private static func givenTwice(_ tree: SourceTree) -> RunProblem {
    RunProblem(
      kind: .missing, level: .warning, path: tree.shownPath(SourcePath(bytes: [])),
      message: "given twice, or inside another folder that is given: searched once")
  }

  /// The trees in the order in which they were given.
  func order(_ trees: [SourceTree]) -> [SourceTree] {
    folders.compactMap { folder in trees.first { $0.resolvedRoot == folder.resolvedRoot } }
  }

  /// Puts each named file into the innermost folder that was given and holds it, or into an app of
  /// their own.
  func addNamedFiles(options: DiscoveryOptions, to found: inout Discovery) {
    found.skipped += skipped
    var loose: [NamedFile] = []
    for file in files {
      guard
        FolderListing.endsInSwift(file.given.lastComponent)
          || FolderListing.endsInSwift(file.resolved.lastComponent)
      else {
        found.skipped[.notSwift] += 1
        continue
      }
      let holder = found.trees.indices
        .filter { file.resolved.relative(to: found.trees[$0].resolvedRoot) != nil }
        .max { found.trees[$0].resolvedRoot.bytes.count < found.trees[$1].resolvedRoot.bytes.count }
      guard let holder else {
        loose.append(file)
        continue
      }
      add(file, to: &found.trees[holder], options, &found.skipped)
    }
    addTree(of: loose, options, to: &found)
  }

  private func add(
    _ file: NamedFile, to tree: inout SourceTree, _ options: DiscoveryOptions,
    _ skipped: inout SkipCounts
  ) {
    guard let path = file.resolved.relative(to: tree.resolvedRoot) else { return }
    if options.excludes(path.bytes, isFolder: false) {
      skipped[.excluded] += 1
    } else {
      tree.files.append(path.bytes[...])
      // What was named is not what a walk finds.
      tree.walk = nil
    }
  }

  /// One app for the files that are in no given folder: rooted at their repository, else at the
  /// folder that holds them all.
  private func addTree(
    of files: [NamedFile], _ options: DiscoveryOptions, to found: inout Discovery
  ) {
    guard let first = files.first else { return }
    var common = first.resolved.parent
    for file in files {
      while file.resolved.relative(to: common) == nil, common.bytes.count > 1 {
        common = common.parent
      }
    }
    let root = common.repositoryRoot ?? common
    let working = SourcePath.workingFolder.resolvedWithKind()?.path
    let isBelow = working.flatMap { root.relative(to: $0) }
    var tree = SourceTree(
      name: AppNames.name(given: root, resolved: root), root: root, resolvedRoot: root,
      givenRoot: root == working ? SourcePath(".") : isBelow ?? root, files: [], isFolder: false)
    for file in files { add(file, to: &tree, options, &found.skipped) }
    found.trees.append(tree)
  }
}

extension SourcePath {
  static var workingFolder: SourcePath {
    guard let path = getcwd(nil, 0) else { return SourcePath("/") }
    defer { free(path) }
    return SourcePath(bytes: Array(UnsafeRawBufferPointer(start: path, count: strlen(path))))
  }

  func resolving(_ other: SourcePath) -> SourcePath {
    other.bytes.isEmpty ? self : resolving(other.tidied.bytes)
  }

  /// Without `./` at the start and `/` at the end; `.` stays.
  var tidied: SourcePath {
    var rest = bytes[...]
    while rest.starts(with: "./".utf8) {
      rest = rest.dropFirst(2).drop { $0 == UInt8(ascii: "/") }
    }
    while rest.count > 1, rest.last == UInt8(ascii: "/") { rest = rest.dropLast() }
    return rest.isEmpty ? SourcePath(".") : SourcePath(bytes: Array(rest))
  }

  /// With every symbolic link resolved, and what is there; nil, with `errno`, when nothing is.
  func resolvedWithKind() -> (path: SourcePath, kind: FileKind)? {
    guard let resolved = withCString({ realpath($0, nil) }) else { return nil }
    defer { free(resolved) }
    var status = stat()
    guard stat(resolved, &status) == 0 else { return nil }
    let bytes = Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
    return (SourcePath(bytes: bytes), FileKind(mode: UInt32(status.st_mode)))
  }

  /// As `resolvedWithKind`, also for a file that is not there: then what is there of its folders is
  /// resolved.
  var resolvedAsFile: SourcePath? {
    var folder = SourcePath.workingFolder.resolving(self)
    var missing: [ArraySlice<UInt8>] = []
    while true {
      if let (resolved, _) = folder.resolvedWithKind() {
        return missing.reversed().reduce(resolved) { $0.appending($1) }
      }
      guard folder.bytes.count > 1, !folder.lastComponent.isEmpty else { return nil }
      missing.append(folder.lastComponent)
      folder = folder.parent
    }
  }

  /// The nearest folder from here up that holds a `.git`.
  var repositoryRoot: SourcePath? {
    var folder = self
    while true {
      if IgnoreFiles.exists(folder.withoutFinalSlash.child(".git")) { return folder }
      guard folder.bytes.count > 1 else { return nil }
      folder = folder.parent
    }
  }
}
