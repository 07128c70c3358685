import Facts

/// Which files of one app have a step of a name.
struct MentionIndex: Sendable {
  private var files = NameIndex<UInt32>()

  /// Adds a file under its number. When all that are at hand are added, they have to be built.
  mutating func add(_ file: IndexedFile, _ number: Int) {
    file.steps.forEachName { files.add(UInt32(number), $0) }
  }

  /// Adds what another one has. When all that are at hand are added, they have to be built.
  mutating func add(_ other: MentionIndex) { files.add(other.files) }

  /// Makes what was added findable.
  mutating func build() { files.build() }

  /// The files that have a step of that name, in order, and few others. Each may be there more than
  /// once.
  func files(of name: NameKey) -> [UInt32] { files.elements(name.hash) }
}

extension Family {
  /// Every place of an app where a name is read or called, in order of file and place.
  ///
  /// - Parameter alongside: words of each group of which one has to be in the file too for the
  ///   caller to care; files without may or may not be among the answers.
  public func mentions(
    of name: String, inApp app: Int, alongside: [[String]] = []
  ) -> [StepReference] {
    guard ask(.mention(name, alongside: alongside), app: app) else { return [] }
    return loadedMentions(of: name, inApp: app)
  }

  /// Those in files that are loaded for another reason; asks for no more.
  func loadedMentions(of name: String, inApp app: Int) -> [StepReference] {
    var found: [StepReference] = []
    let name = NameKey(name)
    forEachFile(mentioning: name, inApp: app) { addMentions(of: name, in: $0, to: &found) }
    return found
  }

  /// Those in files that name a type, too: where they declare, extend or make it, or write it down.
  ///
  /// - Parameter words: as for `mentions(of:inApp:alongside:)`.
  public func mentions(
    of name: String, inFilesNaming type: String, inApp app: Int, alongside words: [[String]]
  ) -> [StepReference] {
    guard ask(.mention(name, alongside: [[type]] + words), app: app) else { return [] }
    return loadedMentions(of: name, inFilesNaming: type, inApp: app)
  }

  /// Those of them that are in files that are loaded for another reason; asks for no more.
  func loadedMentions(
    of name: String, inFilesNaming type: String, inApp app: Int
  ) -> [StepReference] {
    var found: [StepReference] = []
    let name = NameKey(name)
    let type = NameKey(type)
    forEachFile(mentioning: name, inApp: app) { file in
      if indexed(file).names(type) { addMentions(of: name, in: file, to: &found) }
    }
    return found
  }

  private func forEachFile(mentioning name: NameKey, inApp app: Int, _ body: (Int) -> Void) {
    var last: UInt32?
    for file in apps[app].mentions.files(of: name) where file != last {
      last = file
      body(Int(file))
    }
  }

  /// Those in one file.
  public func mentions(of name: String, inFile file: Int) -> [StepReference] {
    var found: [StepReference] = []
    addMentions(of: NameKey(name), in: file, to: &found)
    return found
  }

  private func addMentions(of name: NameKey, in file: Int, to found: inout [StepReference]) {
    let indexed = indexed(file)
    indexed.steps.forEach(name, in: indexed.facts.nodes) { step in
      found.append(StepReference(node: NodeReference(file: file, id: step.node), step: step.step))
      return true
    }
  }
}
