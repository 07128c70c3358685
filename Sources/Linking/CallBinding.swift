import Facts

/// Which argument of a call fills which parameter, by Swift's rules as far as labels, defaults and
/// trailing closures tell.
public enum CallBinding {
  /// Which argument a parameter is given, both as positions.
  public typealias Filled = (parameter: Int, argument: Int)

  /// The parameters that are given something, in their order; nil where the call does not fit.
  ///
  /// `leavingOutOptionals` is for memberwise initializers, whose optional variables start as nil.
  public static func match(
    _ arguments: SharedList<Argument>, to parameters: [Parameter], leavingOutOptionals: Bool = false
  ) -> [Filled]? {
    func isOptional(_ parameter: Parameter) -> Bool {
      parameter.defaultValue != nil || parameter.typeName.hasSuffix("...")
        || leavingOutOptionals && parameter.typeName.hasSuffix("?")
    }
    // An earlier argument may skip what has a default, or what a closure after the parentheses fills.
    func canBeLeftOut(_ parameter: Parameter) -> Bool {
      isOptional(parameter) || takesClosure(parameter)
    }
    var filled: [Filled] = []
    var next = 0
    for (position, argument) in arguments.enumerated() where !argument.isTrailing {
      var candidate = next
      while candidate < parameters.count, parameters[candidate].label != argument.label {
        guard canBeLeftOut(parameters[candidate]) else { return nil }
        candidate += 1
      }
      if candidate == parameters.count {
        guard next > 0, argument.label == nil, parameters[next - 1].typeName.hasSuffix("...") else {
          return nil
        }
        continue
      }
      filled.append((candidate, position))
      next = candidate + 1
    }
    for (position, argument) in arguments.enumerated() where argument.isTrailing {
      let rest = parameters.indices.dropFirst(next)
      let candidate =
        if let label = argument.label {
          rest.first { parameters[$0].label == label }
        } else {
          rest.first { takesClosure(parameters[$0]) } ?? rest.last { mayBeClosure(parameters[$0]) }
        }
      guard let candidate else { return nil }
      filled.append((candidate, position))
      next = candidate + 1
    }
    // Both loops go up through the parameters.
    var given = filled.makeIterator()
    var upcoming = given.next()
    for (position, parameter) in parameters.enumerated() {
      if upcoming?.parameter == position {
        upcoming = given.next()
      } else if !isOptional(parameter) {
        return nil
      }
    }
    return filled
  }

  /// A type that can be another name for a function's.
  private static func mayBeClosure(_ parameter: Parameter) -> Bool {
    guard let name = TypeName.nominal(parameter.typeName) else { return true }
    return !plainValues.contains(name) && TypeName.element(of: parameter.typeName) == nil
  }

  private static let plainValues: Set<String> = [
    "Bool", "Int", "Double", "Float", "CGFloat", "String", "Substring", "Character", "Date", "URL",
    "UUID", "Data", "Color", "Font", "Image", "UIColor", "UIImage", "CGSize", "CGPoint", "CGRect",
    "Edge", "EdgeInsets", "Alignment", "Axis", "LocalizedStringKey", "LocalizedStringResource",
    "TimeInterval", "IndexPath", "IndexSet",
  ]

  private static func takesClosure(_ parameter: Parameter) -> Bool {
    TypeName.isFunction(parameter.typeName) || parameter.attributes.contains("ViewBuilder")
      || parameter.attributes.contains("escaping")
  }
}
