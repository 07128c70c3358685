import Facts
import Linking
import SourceText

/// Places and names of linked facts, as findings want them.
extension Family {
  /// A step's name.
  public func place(of step: StepReference) -> Place {
    place(self[step].nameRange, inFile: step.node.file)
  }

  /// A declaration's name.
  public func place(of declaration: DeclarationReference) -> Place {
    place(self[declaration].nameRange, inFile: declaration.file)
  }

  /// The first step's name, or all of an expression that has none.
  public func place(of node: NodeReference) -> Place {
    let value = self[node]
    return place(value.steps.last?.nameRange ?? value.range, inFile: node.file)
  }

  /// A range of one of the family's files as a place.
  public func place(_ range: ByteRange, inFile file: Int) -> Place {
    let facts = self.file(file).facts
    return Place(
      app: apps[app(ofFile: file)].name, path: facts.path, range: facts.lines.range(range))
  }
}
