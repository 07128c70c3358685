import Facts

/// All apps of one run, linked and frozen: what rules read.
public struct Family: Sendable {
  /// Sorted by name.
  public let apps: [LinkedApp]
  /// What was worked out before.
  public let memory: LinkMemory
  /// Which names were asked for.
  public let demand: DemandLog
  /// The number of the first file.
  private let firstFile: Int
  /// By number, from `firstFile` on: app after app, each app's sorted by path.
  private let files: [LinkedFile]

  init(apps: [LinkedApp], firstFile: Int, files: [LinkedFile], memory: LinkMemory) {
    self.apps = apps
    self.firstFile = firstFile
    self.files = files
    self.memory = memory
    demand = memory.demand
  }

  private init(_ other: Family, demand: DemandLog) {
    apps = other.apps
    memory = other.memory
    firstFile = other.firstFile
    files = other.files
    self.demand = demand
  }

  /// The same family for another thread, which may ask it while this one is asked. No answer of this
  /// one may be in the making.
  public func forAnotherThread() -> Family { Family(self, demand: demand.forAnotherThread()) }

  /// Gives one of the apps by itself, as if there were no others. What is asked of it counts as
  /// asked of this family.
  public func withApp<Result>(_ app: Int, _ body: (Family) -> Result) -> Result {
    let own = files.filter { $0.app == app }.map { LinkedFile(app: 0, indexed: $0.indexed) }
    let before = files.count { $0.app < app }
    let family = Family(
      apps: [apps[app]], firstFile: firstFile + before, files: own, memory: LinkMemory())
    defer { demand.take(family.demand, app: app) }
    return body(family)
  }

  /// The files that were loaded, app after app, each app's sorted by path.
  public var loadedFiles: [LinkedFile] { files.filter { $0.indexed !== IndexedFile.none } }

  public subscript(reference: DeclarationReference) -> Declaration {
    _read { yield files[reference.file - firstFile].indexed.facts.declarations[reference.id.place] }
  }

  public subscript(reference: BodyReference) -> Body {
    _read { yield files[reference.file - firstFile].indexed.facts.bodies[reference.id.place] }
  }

  public subscript(reference: NodeReference) -> Node {
    _read { yield files[reference.file - firstFile].indexed.facts.nodes[reference.id.place] }
  }

  public subscript(reference: StepReference) -> Step {
    _read { yield self[reference.node].steps[reference.step] }
  }

  /// Notes that something is looked for in an app, and tells whether it is any use.
  func ask(_ wanted: Demand, app: Int) -> Bool {
    demand.note(wanted, app: app)
    return !apps[app].common.contains(wanted)
  }

  /// The app that a file belongs to, as an index into `apps`.
  public func app(ofFile file: Int) -> Int { files[file - firstFile].app }

  func indexed(_ number: Int) -> IndexedFile { files[number - firstFile].indexed }

  /// The file of a number.
  public func file(_ number: Int) -> LinkedFile { files[number - firstFile] }
}

/// One app of a family and what it declares.
public struct LinkedApp: Sendable {
  public let name: String
  /// Words that no file of the app has, loaded or not, as far as someone looked for them.
  public internal(set) var absentWords: Set<String> = []
  /// What no file declares need not be asked for; nil where that is not known.
  var names: (any KnownNames)?
  /// What so many files could answer that it is taken as unanswered.
  var common: Set<Demand> = []
  var index = DeclarationIndex()
  var mentions = MentionIndex()

  init(name: String) { self.name = name }
}

/// One file of a family.
public struct LinkedFile: Sendable {
  /// Index into `Family.apps`.
  public let app: Int
  let indexed: IndexedFile

  public var facts: FileFacts { indexed.facts }
  /// The way from each node and body to what it stands in.
  var owners: Owners { indexed.owners }
}

extension DeclarationID {
  var place: Int { Int(index) }
}

extension BodyID {
  var place: Int { Int(index) }
}

extension NodeID {
  var place: Int { Int(index) }
}
