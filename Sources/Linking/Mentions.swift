import Facts

/// Every step of one app by its name.
struct MentionIndex: Sendable {
  /// The steps of one file that have a name.
  struct FileSteps: Sendable, Comparable {
    var file: Int
    var steps: ArraySlice<FileStep>

    var references: [StepReference] {
      steps.map { StepReference(node: NodeReference(file: file, id: $0.node), step: $0.step) }
    }

    static func == (left: Self, right: Self) -> Bool { left.file == right.file }
    static func < (left: Self, right: Self) -> Bool { left.file < right.file }
  }

  private var files: [String: [FileSteps]] = [:]

  /// Adds a file under its number.
  mutating func add(_ file: IndexedFile, _ number: Int) {
    file.steps.forEach { name, steps in
      files[name, default: []].insertSorted(FileSteps(file: number, steps: steps))
    }
  }

  /// The files that have a step of that name, in order.
  func files(of name: String) -> [FileSteps] { files[name] ?? [] }
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
    apps[app].mentions.files(of: name).flatMap(\.references)
  }

  /// Those in files that name a type, too: where they declare, extend or make it, or write it down.
  ///
  /// - Parameter words: as for `mentions(of:inApp:alongside:)`.
  public func mentions(
    of name: String, inFilesNaming type: String, inApp app: Int, alongside words: [[String]]
  ) -> [StepReference] {
    guard ask(.mention(name, alongside: [[type]] + words), app: app) else { return [] }
    return apps[app].mentions.files(of: name).flatMap { found in
      file(found.file).indexed.names(type) ? found.references : []
    }
  }

  /// Those in one file.
  public func mentions(of name: String, inFile file: Int) -> [StepReference] {
    (self.file(file).indexed.steps[name] ?? []).map {
      StepReference(node: NodeReference(file: file, id: $0.node), step: $0.step)
    }
  }
}
