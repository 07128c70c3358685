import Facts

/// Which files of one app have a step of a name.
struct MentionIndex: Sendable {
  private var files: [String: Gathered<UInt32>] = [:]

  /// Adds a file under its number. When all that are at hand are added, they have to be sorted.
  mutating func add(_ file: IndexedFile, _ number: Int) {
    file.steps.forEachName { files[$0, default: Gathered()].append(UInt32(number)) }
  }

  /// Adds what another one has. When all that are at hand are added, they have to be sorted.
  mutating func add(_ other: MentionIndex) { files.gather(other.files) }

  /// Puts each name's files in order.
  mutating func sort() { files.sortValues() }

  /// The files that have a step of that name, in order.
  func files(of name: String) -> [UInt32] { files[name]?.elements ?? [] }
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
    let files = apps[app].mentions.files(of: name)
    let name = StepsByName.Name(name)
    for file in files {
      addMentions(of: name, in: Int(file), to: &found)
    }
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
    let files = apps[app].mentions.files(of: name)
    let name = StepsByName.Name(name)
    let type = StepsByName.Name(type)
    for file in files where self.file(Int(file)).indexed.names(type) {
      addMentions(of: name, in: Int(file), to: &found)
    }
    return found
  }

  /// Those in one file.
  public func mentions(of name: String, inFile file: Int) -> [StepReference] {
    var found: [StepReference] = []
    addMentions(of: StepsByName.Name(name), in: file, to: &found)
    return found
  }

  private func addMentions(
    of name: StepsByName.Name, in file: Int, to found: inout [StepReference]
  ) {
    for step in self.file(file).indexed.steps[name] ?? [] {
      found.append(StepReference(node: NodeReference(file: file, id: step.node), step: step.step))
    }
  }
}
