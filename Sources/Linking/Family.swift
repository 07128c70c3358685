import Facts

/// All apps of one run, linked and frozen: what rules read.
public struct Family: Sendable {
  /// Sorted by name.
  public let apps: [LinkedApp]
  /// The files of all apps, app after app, each app's sorted by path.
  public let files: [LinkedFile]
  /// Which names were asked for.
  public let demand: DemandLog

  let knownUses = Memo<DeclarationReference, [StepReference]>()
  let knownViewMethods = Memo<AppName, [DeclarationReference]>()
  let knownAncestry = Memo<MemberQuestion, Bool>()
  let knownMembers = Memo<MemberQuestion, [DeclarationReference]>()

  init(apps: [LinkedApp], files: [LinkedFile]) {
    self.apps = apps
    self.files = files
    demand = DemandLog(appCount: apps.count)
  }

  public subscript(reference: DeclarationReference) -> Declaration {
    files[reference.file].facts[reference.id]
  }

  public subscript(reference: BodyReference) -> Body {
    files[reference.file].facts[reference.id]
  }

  public subscript(reference: NodeReference) -> Node {
    files[reference.file].facts[reference.id]
  }

  public subscript(reference: StepReference) -> Step {
    self[reference.node].steps[reference.step]
  }

  /// The app that a file belongs to.
  public func app(ofFile file: Int) -> LinkedApp { apps[files[file].app] }
}

/// One app of a family and what it declares.
public struct LinkedApp: Sendable {
  public let name: String
  /// Indices into `Family.files`.
  public let files: Range<Int>
  let index: DeclarationIndex
  let mentions = MentionIndex()
}

/// One file of a family, with the way from each node and body to what it stands in.
public struct LinkedFile: Sendable {
  /// Index into `Family.apps`.
  public let app: Int
  public let facts: FileFacts
  let owners: Owners
}
