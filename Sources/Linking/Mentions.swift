import Facts

/// Every step of one app by its name.
struct MentionIndex: Sendable {
  /// The steps of one file that have a name.
  struct FileSteps: Sendable, Comparable {
    var file: Int
    var steps: [IndexedFile.FileStep]

    static func == (left: Self, right: Self) -> Bool { left.file == right.file }
    static func < (left: Self, right: Self) -> Bool { left.file < right.file }
  }

  private var files: [String: [FileSteps]] = [:]

  /// Adds a file under its number.
  mutating func add(_ file: IndexedFile, _ number: Int) {
    for (name, steps) in file.steps {
      files[name, default: []].insertSorted(FileSteps(file: number, steps: steps))
    }
  }

  /// In order of file and place.
  func steps(named name: String) -> [StepReference] {
    (files[name] ?? []).flatMap { found in
      found.steps.map {
        StepReference(node: NodeReference(file: found.file, id: $0.node), step: $0.step)
      }
    }
  }
}

extension Family {
  /// Every place of an app where a name is read or called, in order of file and place.
  ///
  /// - Parameter alongside: words of each group of which one has to be in the file too for the
  ///   caller to care; files without may or may not be among the answers.
  public func mentions(
    of name: String, inApp app: Int, alongside: [[String]] = []
  ) -> [StepReference] {
    demand.note(.mention(name, alongside: alongside), app: app)
    return loadedMentions(of: name, inApp: app)
  }

  /// Those in files that are loaded for another reason; asks for no more.
  func loadedMentions(of name: String, inApp app: Int) -> [StepReference] {
    apps[app].mentions.steps(named: name)
  }

  /// Those in files that name a type, too: where they declare, extend or make it, or write it down.
  public func mentions(
    of name: String, inFilesNaming type: String, inApp app: Int, alongside words: [String]
  ) -> [StepReference] {
    var names: [Int: Bool] = [:]
    return mentions(of: name, inApp: app, alongside: [[type], words]).filter { mention in
      let file = mention.node.file
      let isNamed = names[file] ?? self.file(file).indexed.names(type)
      names[file] = isNamed
      return isNamed
    }
  }

  /// Those in one file.
  public func mentions(of name: String, inFile file: Int) -> [StepReference] {
    (self.file(file).indexed.steps[name] ?? []).map {
      StepReference(node: NodeReference(file: file, id: $0.node), step: $0.step)
    }
  }
}
