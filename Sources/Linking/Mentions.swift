import Facts
import Synchronization

/// Every step of one app by its name; made when something first asks.
final class MentionIndex: Sendable {
  private let steps = Mutex<[String: [StepReference]]?>(nil)

  func steps(named name: String, in range: Range<Int>, of files: [LinkedFile]) -> [StepReference] {
    steps.withLock { known in
      if let known { return known[name] ?? [] }
      var found: [String: [StepReference]] = [:]
      for file in range {
        for (index, node) in files[file].facts.nodes.enumerated() {
          let reference = NodeReference(file: file, id: NodeID(UInt32(index)))
          for (position, step) in node.steps.enumerated() {
            found[step.name, default: []].append(StepReference(node: reference, step: position))
          }
        }
      }
      known = found
      return found[name] ?? []
    }
  }
}

extension Family {
  /// Every place of an app where a name is read or called, in order of file and place.
  ///
  /// - Parameter alongside: words of which one has to be in the file too for the caller to care;
  ///   files without may or may not be among the answers.
  public func mentions(
    of name: String, inApp app: Int, alongside: [String] = []
  ) -> [StepReference] {
    demand.noteMention(name, alongside: alongside, app: app)
    return loadedMentions(of: name, inApp: app)
  }

  /// Those in files that are loaded for another reason; asks for no more.
  func loadedMentions(of name: String, inApp app: Int) -> [StepReference] {
    apps[app].mentions.steps(named: name, in: apps[app].files, of: files)
  }
}
