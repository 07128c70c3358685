import Facts

/// What a name that is read or called leads to.
public enum CallTarget: Sendable {
  /// A function, a computed property or a closure.
  case code(Code)
  /// A new value of one of the app's types, with its properties bound.
  case instance(DeclarationReference, Frame)
  /// What a local, a property or a parameter holds.
  case value(Value)
}

/// Something that runs, or that gives views.
public struct Code: Sendable {
  public let body: BodyReference
  /// What its parameters, and the names around it, stand for.
  public let frame: Frame?
  /// Nil for a closure.
  public let declaration: DeclarationReference?

  public init(body: BodyReference, frame: Frame?, declaration: DeclarationReference?) {
    self.body = body
    self.frame = frame
    self.declaration = declaration
  }
}

extension Family {
  /// Frames deeper than this are not followed.
  static let deepestFrame = 48

  /// Whether a name is that of what the code around it belongs to.
  public static func isSelf(_ name: String) -> Bool { name == "self" || name == "Self" }

  /// What one step of an expression leads to, seen from a frame.
  public func target(of step: StepReference, in frame: Frame?) -> Resolution<CallTarget> {
    guard let frame else {
      return memory.targets.answer(for: step, in: self) { findTarget(of: step, in: nil) }
    }
    return frame.depth < Family.deepestFrame ? findTarget(of: step, in: frame) : .unresolved
  }

  private func findTarget(of step: StepReference, in frame: Frame?) -> Resolution<CallTarget> {
    let node = self[step.node]
    let name = node.steps[step.step].name
    guard node.base == .scope else {
      // `(condition ? a : b).delete()`, `"…".localized`: only the name is left.
      if step.step == 0, node.base == .implicit || node.base == .macro { return .unresolved }
      return member(of: step, in: frame)
    }
    if step.step == 0 {
      if Family.isSelf(name) || name == "super" { return .unresolved }
      return meaning(of: lookUp(name, at: step.node), at: step, in: frame)
    }
    return member(of: step, in: frame)
  }

  private func meaning(
    of meant: Meant?, at step: StepReference, in frame: Frame?
  ) -> Resolution<CallTarget> {
    switch meant {
    case .local(let body, let item):
      guard let node = self[body].items[item].node else { return .unresolved }
      return .resolved(.value(Value(node: NodeReference(file: body.file, id: node), frame: frame)))
    case .closureParameter: return .unresolved
    case .parameter(let declaration, let position):
      let parameter = self[declaration].parameters[position]
      if let frame = Frame.nearest(declaration, from: frame) {
        if let bound = frame.bindings[parameter.name] { return .resolved(.value(bound)) }
        if let node = parameter.defaultValue {
          return .resolved(.value(Value(node: NodeReference(file: declaration.file, id: node))))
        }
      }
      return .unresolved
    case .declarations(let found): return choose(from: found, for: step, in: frame)
    case .type(let type): return instance(of: type, at: step, in: frame)
    case nil: return .external
    }
  }

  private func member(of step: StepReference, in frame: Frame?) -> Resolution<CallTarget> {
    let node = self[step.node]
    let value = node.steps[step.step]
    if step.step == 1, node.base == .scope, node.steps[0].name == "self",
      let type = type(around: declaration(around: step.node))
    {
      let found = members(named: Family.plainName(value.name), of: type)
      if !found.isEmpty { return choose(from: found, for: step, in: frame) }
    }
    if let written = writtenType(of: step.node, steps: step.step) {
      // An array, a function, a tuple: their members are the system's.
      guard let type = nominal(written, app: app(ofFile: step.node.file)) else { return .external }
      let found = members(named: Family.plainName(value.name), of: type)
      if !found.isEmpty { return choose(from: found, for: step, in: frame) }
      if value.isCall || step.step == 1 {
        let nested = self.type(named: "\(type.name).\(value.name)", from: nil, app: type.app)
        if nested.isDeclared { return instance(of: nested, at: step, in: frame) }
      }
      return .external
    }
    // `SwiftUI.Button`, `Kit.Row`: a module's name in front of a type.
    if step.step == 1, node.base == .scope, !node.steps[0].isCall {
      let type = type(named: value.name, from: nil, app: app(ofFile: step.node.file))
      if type.isDeclared { return instance(of: type, at: step, in: frame) }
    }
    return methodOfTheApp(for: step, in: frame)
  }

  /// Declarations that one name may stand for where arguments do not tell; more tell nothing.
  private static let mostNamesakes = 8

  /// By name alone, among the methods that the app declares.
  private func methodOfTheApp(for step: StepReference, in frame: Frame?) -> Resolution<CallTarget> {
    let name = self[step].name
    guard let arguments = self[step].arguments, !name.isEmpty, name != "[]" else {
      return .unresolved
    }
    let app = app(ofFile: step.node.file)
    guard mayDeclareFunction(name, app: app) else { return .external }
    guard ask(.function(name), app: app) else { return .unresolved }
    let found = values(named: name, app: app).filter {
      self[$0].kind == .function && self[$0].container != nil
        && isVisible($0, fromFile: step.node.file)
        && CallBinding.match(arguments, to: self[$0].parameters) != nil
    }
    guard !found.isEmpty else { return .external }
    return choose(from: found, for: step, in: frame)
  }

  /// Whether a call in a file can lead to a declaration: neither it nor what it stands in is private to
  /// another. What implements or overrides something of the app is called by that one's name, whoever
  /// sees its type.
  private func isVisible(_ reference: DeclarationReference, fromFile file: Int) -> Bool {
    if reference.file == file { return true }
    if self[reference].isPrivate { return false }
    var outer = container(of: reference)
    for _ in 0..<Family.longestAscent {
      guard let type = outer else { return true }
      if self[type].isPrivate {
        // Members of a private extension are private themselves.
        if self[type].kind == .typeExtension, type == container(of: reference) { return false }
        break
      }
      outer = container(of: type)
    }
    if self[reference].modifiers.contains("override") { return true }
    guard let type = type(around: reference) else { return false }
    return parents(of: type).contains(where: \.isDeclared)
  }

  /// The declaration that a step reads or calls, of those with its name.
  private func choose(
    from all: [DeclarationReference], for step: StepReference, in frame: Frame?
  ) -> Resolution<CallTarget> {
    let fitting = all.filter { fits($0, step) }
    guard fitting.count <= Family.mostNamesakes else { return .unresolved }
    let targets = fitting.compactMap { target(reading: $0, at: step, in: frame) }
    if targets.count == 1 { return .resolved(targets[0]) }
    return targets.isEmpty ? .unresolved : .ambiguous(targets)
  }

  /// Whether a call's arguments can be those of a declaration.
  public func fits(_ reference: DeclarationReference, _ step: Step) -> Bool {
    let declaration = self[reference]
    guard let arguments = step.arguments, declaration.kind == .function else { return true }
    return CallBinding.match(arguments, to: declaration.parameters) != nil
  }

  /// As `fits`, and no argument is a literal of another kind than its parameter:
  /// `.textSelection(.enabled)` is no call of `textSelection(_: Bool)`.
  func fits(_ reference: DeclarationReference, _ step: StepReference) -> Bool {
    let parameters = self[reference].parameters
    guard let arguments = self[step].arguments, self[reference].kind == .function else {
      return true
    }
    guard let bound = CallBinding.match(arguments, to: parameters) else { return false }
    return bound.allSatisfy { position, argument in
      let node = self[NodeReference(file: step.node.file, id: arguments[argument].node)]
      return !isOfOtherKind(node, than: parameters[position].typeName)
    }
  }

  private func isOfOtherKind(_ node: Node, than type: String) -> Bool {
    let written = type.hasSuffix("?") ? String(type.dropLast()) : type
    return isOfOtherKind(node, thanPlain: written)
  }

  private func isOfOtherKind(_ node: Node, thanPlain written: String) -> Bool {
    switch (written, node.base) {
    case ("Bool", .implicit), ("Bool", .list), ("Bool", .string), ("Bool", .closure),
      ("Bool", .number):
      true
    case ("String", .boolean), ("String", .number), ("String", .closure), ("Int", .string),
      ("Int", .boolean), ("Int", .closure):
      node.steps.isEmpty
    default: false
    }
  }

  private func target(
    reading reference: DeclarationReference, at step: StepReference, in frame: Frame?
  ) -> CallTarget? {
    let declaration = self[reference]
    switch declaration.kind {
    case .function:
      guard let body = declaration.body else { return nil }
      let inner = bind(self[step].arguments ?? [], of: step, to: reference, in: frame)
      return .code(
        Code(
          body: BodyReference(file: reference.file, id: body),
          frame: self[step].isCall ? inner : frame, declaration: reference))
    case .property:
      if let type = typeDeclaration(around: reference),
        let bound = Frame.nearest(type, from: frame)?.bindings[declaration.name]
      {
        return .value(bound)
      }
      if let body = declaration.body {
        let body = BodyReference(file: reference.file, id: body)
        return .code(Code(body: body, frame: frame, declaration: reference))
      }
      return declaration.value.map {
        .value(Value(node: NodeReference(file: reference.file, id: $0), frame: frame))
      }
    default: return nil
    }
  }

  /// A frame in which a function's parameters stand for the arguments of one call.
  func bind(
    _ arguments: SharedList<Argument>, of step: StepReference, to function: DeclarationReference,
    in frame: Frame?
  ) -> Frame {
    let parameters = self[function].parameters
    var bindings: [String: Value] = [:]
    for (position, argument) in CallBinding.match(arguments, to: parameters) ?? [] {
      let node = NodeReference(file: step.node.file, id: arguments[argument].node)
      bindings[parameters[position].name] = Value(node: node, frame: frame)
    }
    return Frame(owner: function, bindings: bindings, outer: frame)
  }
}
