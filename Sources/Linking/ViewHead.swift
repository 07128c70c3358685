import Facts

/// What makes the view of an expression, before its modifiers.
public struct ViewHead: Sendable {
  public enum Kind: Sendable {
    /// A view, or something else, that the app does not declare: `Text`, `Button`, `VStack`.
    case external(name: String)
    /// The app's own view, property, function or value: one, or several that fit.
    case own([CallTarget])
    case closure(Body)
    case choice([Value])
    /// What only a caller knows, or what could not be followed.
    case unknown(name: String)
    /// No view: `nil`, a number.
    case nothing

    public typealias Body = BodyReference
  }

  public var kind: Kind
  /// The step that makes the view; -1 where the base does.
  public var step: Int
}

/// A name in an app.
struct AppName: Hashable, Sendable {
  var app: Int
  var name: String
}

extension Family {
  /// What makes a view expression's view; the steps after it are modifiers.
  public func viewHead(of value: Value) -> ViewHead { viewHead(of: value, budget: 16) }

  private func viewHead(of value: Value, budget: Int) -> ViewHead {
    let node = self[value.node]
    switch node.base {
    case .closure(let body):
      return ViewHead(kind: .closure(BodyReference(file: value.node.file, id: body)), step: -1)
    case .choice(_, let alternatives):
      let values = alternatives.map {
        Value(node: NodeReference(file: value.node.file, id: $0), frame: value.frame)
      }
      return ViewHead(kind: .choice(values), step: -1)
    case .null, .number, .boolean, .string, .keyPath:
      return ViewHead(kind: .nothing, step: -1)
    case .scope:
      return scopedHead(of: value, node)
    case .operation(_, let operands) where operands.count == 1 && budget > 0:
      let node = NodeReference(file: value.node.file, id: operands[0])
      return viewHead(of: Value(node: node, frame: value.frame), budget: budget - 1)
    case .list, .tuple, .operation, .implicit, .macro, .unknown:
      return ViewHead(kind: .unknown(name: node.steps.first?.name ?? ""), step: -1)
    }
  }

  private func scopedHead(of value: Value, _ node: Node) -> ViewHead {
    var position = 0
    while position < node.steps.count {
      let step = node.steps[position]
      let isLast = position == node.steps.count - 1
      if position == 0, Family.isSelf(step.name), !isLast, !step.isCall {
        position += 1
        continue
      }
      let reference = StepReference(node: value.node, step: position)
      switch target(of: reference, in: value.frame) {
      case .external:
        // A module's name in front: `SwiftUI.Button(…)`.
        if !step.isCall, !isLast, position == 0, Family.namesType(step.name),
          Family.namesType(node.steps[position + 1].name)
        {
          position += 1
          continue
        }
        return ViewHead(kind: .external(name: step.name), step: position)
      case .unresolved:
        if !step.isCall, !isLast, position == 0, Family.namesType(step.name) {
          position += 1
          continue
        }
        return ViewHead(kind: .unknown(name: step.name), step: position)
      case .ambiguous(let targets):
        return ViewHead(kind: .own(targets), step: position)
      case .resolved(let target):
        if !isLast, leadsElsewhere(value.node, steps: position + 1) {
          position += 1
          continue
        }
        return ViewHead(kind: .own([target]), step: position)
      }
    }
    return ViewHead(kind: .unknown(name: node.steps.last?.name ?? ""), step: node.steps.count - 1)
  }

  /// Whether the first steps give one of the app's types that is no view, so that what follows is a
  /// member of it and not a modifier.
  private func leadsElsewhere(_ node: NodeReference, steps: Int) -> Bool {
    guard let type = nominalType(of: node, steps: steps), type.isDeclared else { return false }
    return !["View", "ViewModifier", "Shape"].contains { self.type(type, is: $0) }
  }

  /// Types start with a capital letter, by Swift's API guidelines.
  public static func namesType(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first
  }

  /// The code that makes what a target shows: a view's `body`, a property's getter, a function.
  /// Nil for a value, which is an expression of its own, and for a view without a body.
  public func viewCode(of target: CallTarget) -> Code? {
    switch target {
    case .code(let code): return code
    case .value: return nil
    case .instance(let type, let frame):
      let own = NominalType(
        name: self[type].name, app: app(ofFile: type.file), declarations: [type])
      for part in parts(of: own, with: "body") {
        for member in children(of: part) where self[member].name == "body" {
          guard let body = self[member].body else { continue }
          return Code(
            body: BodyReference(file: member.file, id: body), frame: frame, declaration: member)
        }
      }
      return nil
    }
  }

  /// The app's own modifiers that a step applies: methods of extensions of `View` and the like, or a
  /// `ViewModifier` given to `modifier(_:)`.
  public func ownModifiers(at step: StepReference, in frame: Frame?) -> [Code] {
    guard let arguments = self[step].arguments else { return [] }
    let name = self[step].name
    let isGiven = name == "modifier" && arguments.count == 1
    // Most are the system's: their names say so.
    if !isGiven, viewMethods(named: name, app: app(ofFile: step.node.file)).isEmpty { return [] }
    guard frame == nil else { return findOwnModifiers(at: step, in: frame) }
    return memory.modifiers.answer(for: step, in: self) { findOwnModifiers(at: step, in: nil) }
  }

  private func findOwnModifiers(at step: StepReference, in frame: Frame?) -> [Code] {
    guard let arguments = self[step].arguments else { return [] }
    if self[step].name == "modifier", arguments.count == 1 {
      let value = Value(
        node: NodeReference(file: step.node.file, id: arguments[0].node), frame: frame)
      guard case .own(let targets) = viewHead(of: value).kind else { return [] }
      return targets.compactMap(viewCode)
    }
    return viewMethods(named: self[step].name, app: app(ofFile: step.node.file)).compactMap {
      reference in
      guard let body = self[reference].body, fits(reference, step) else { return nil }
      return Code(
        body: BodyReference(file: reference.file, id: body),
        frame: bind(arguments, of: step, to: reference, in: frame), declaration: reference)
    }
  }

  /// The app's methods of that name that can be called on the system's views.
  private func viewMethods(named name: String, app: Int) -> [DeclarationReference] {
    guard mayDeclareFunction(name, app: app) else { return [] }
    return memory.viewMethods.answer(for: AppName(app: app, name: name), in: self) {
      guard ask(.modifier(name), app: app) else { return [] }
      return values(named: name, app: app).filter {
        self[$0].kind == .function && self[$0].body != nil
          && container(of: $0).map(extendsViews) ?? false
      }
    }
  }

  /// Whether members declared here can be called on the system's views: an extension of a type that
  /// the app does not declare, or of a protocol.
  public func extendsViews(_ container: DeclarationReference) -> Bool {
    guard self[container].kind == .typeExtension else { return false }
    return memory.viewExtensions.answer(for: container, in: self) { isViewExtension(container) }
  }

  private func isViewExtension(_ container: DeclarationReference) -> Bool {
    let type = type(named: self[container].name, from: nil, app: app(ofFile: container.file))
    return !type.isDeclared || self.type(type, is: "View")
      || type.declarations.contains { self[$0].kind == .interface }
  }
}
