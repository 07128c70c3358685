import Facts

/// Turns apps into a family, which never changes afterwards.
public enum Linker {
  /// Apps are sorted by name and files by path, so the order in which they come cannot matter.
  public static func link(_ apps: [App]) -> Family {
    var start = 0
    let linkers = apps.sorted { $0.name < $1.name }.map { app in
      var linker = AppLinker(name: app.name, firstFile: start, fileCount: app.files.count)
      var batch = FileBatch()
      for (position, facts) in app.files.enumerated() {
        batch.add(IndexedFile(facts), at: start + position)
      }
      linker.add([batch])
      start += app.files.count
      return linker
    }
    return link(linkers)
  }

  /// The family of some apps: neighbours, in order of their files' numbers. One alone remembers.
  public static func link(_ apps: [AppLinker]) -> Family {
    var files: [LinkedFile] = []
    files.reserveCapacity(apps.reduce(0) { $0 + $1.files.count })
    for (position, app) in apps.enumerated() {
      for file in app.files { files.append(LinkedFile(app: position, indexed: file)) }
    }
    return Family(
      apps: apps.map(\.app), firstFile: apps.first?.firstFile ?? 0, files: files,
      memory: apps.count == 1 ? apps[0].memory : LinkMemory(appCount: apps.count))
  }
}

/// Gathers the files of one app, in any order, as they are loaded. What it makes depends only on
/// which files there are.
public struct AppLinker: Sendable {
  /// The number that the app's first file has in the family.
  public let firstFile: Int
  /// The numbers of the app's files.
  public var numbers: Range<Int> { firstFile..<(firstFile + files.count) }
  private(set) var app: LinkedApp
  /// What was worked out when the app was linked before.
  public let memory = LinkMemory()
  /// By number, from `firstFile` on.
  private(set) var files: [IndexedFile]

  /// - Parameters:
  ///   - firstFile: the number of the app's first file in the family.
  ///   - fileCount: how many numbers the app has; those that no file is added for stay empty.
  public init(name: String, firstFile: Int, fileCount: Int) {
    self.firstFile = firstFile
    app = LinkedApp(name: name)
    files = Array(repeating: .none, count: fileCount)
  }

  /// The files that were added, in order of their numbers.
  public var loadedFiles: [IndexedFile] { files.filter { $0 !== IndexedFile.none } }

  /// Says which words no file of the app has, loaded or not.
  public mutating func setAbsentWords(_ words: Set<String>) { app.absentWords = words }

  /// Says what the app's files declare, loaded or not. Without it, whatever is looked for is asked for.
  public mutating func setNames(_ names: any KnownNames) { app.names = names }

  /// What is taken as unanswered, because too many files could answer it.
  public var common: Set<Demand> { app.common }

  /// Takes what was asked for as unanswered, because too many files could answer it.
  public mutating func setCommon(_ demands: Set<Demand>) { app.common.formUnion(demands) }

  /// Adds files, each under its number, which decides its place among the others: that of its path.
  public mutating func add(_ batches: [FileBatch]) {
    for batch in batches {
      for (file, number) in batch.files { files[number - firstFile] = file }
      app.index.add(batch.index)
      app.mentions.add(batch.mentions)
    }
    app.index.build()
    app.mentions.build()
  }
}

/// Files that one thread has made facts of, with what they declare and mention by name: what is
/// gathered on several threads need not be gathered by one.
public struct FileBatch: Sendable {
  fileprivate var files: [(file: IndexedFile, number: Int)] = []
  fileprivate var index = DeclarationIndex()
  fileprivate var mentions = MentionIndex()

  public init() {}

  public var isEmpty: Bool { files.isEmpty }

  /// - Parameter number: of the file in the family.
  public mutating func add(_ file: IndexedFile, at number: Int) {
    files.append((file, number))
    index.add(file, number)
    mentions.add(file, number)
  }
}
