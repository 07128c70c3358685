import Facts
import Linking

/// Climbs from a view to the tap targets that it ends up in, through custom views, properties,
/// functions and modifiers, in any file of the app.
struct TapClimb {
  let family: Family
  let targets: TapTargets

  /// A tap target that was reached.
  struct Found: Hashable {
    var tap: StepReference
    /// A caller's argument decides, at run time, whether the view is there.
    var isUncertain: Bool
    /// The declarations that it was reached through, from the view upwards.
    var through: [String]
  }

  /// A place on the way: the view that an expression's steps up to one make.
  private struct Position: Hashable {
    var node: NodeReference
    /// -1 for the base alone.
    var step: Int
    /// The calls whose content this is in, to come back to; the innermost last.
    var calls: [Entered] = []
    var isUncertain = false
    /// Declarations, from the view upwards.
    var through: [DeclarationReference] = []
    /// Conditions on the way to the body of the declaration that is being left.
    var conditions: [Condition] = []
    /// Statements in all of whose arms the view stands.
    var inAllArms: Set<UInt32> = []
  }

  /// A call whose declaration was entered, and what holds outside of it.
  private struct Entered: Hashable {
    var call: StepReference
    var conditions: [Condition]
  }

  private struct Condition: Hashable {
    var body: BodyReference
    var item: Int
    /// Statements whose arms all lead on, so that it does not matter which is taken.
    var ignored: Set<UInt32> = []
  }

  /// Places looked at for one view, at most; a view used everywhere is judged by its first uses.
  private static let mostPlaces = 3000
  private static let deepestCalls = 8
  private static let mostFound = 8

  /// How far a climb has come.
  private struct Way {
    var waiting: [Position]
    var visited: Set<StepReference> = []
    /// Declarations that were left for all their uses.
    var left: Set<DeclarationReference> = []
    var found: [Found] = []
  }

  func taps(around step: StepReference) -> [Found] {
    var way = Way(waiting: [Position(node: step.node, step: step.step)])
    var position = 0
    while position < way.waiting.count, position < TapClimb.mostPlaces,
      way.found.count < TapClimb.mostFound
    {
      let next = way.waiting[position]
      position += 1
      // Without calls to come back to, the way on is the same whichever way led here.
      let key = StepReference(node: next.node, step: next.step)
      if next.calls.isEmpty, !next.isUncertain, !way.visited.insert(key).inserted { continue }
      climb(from: next, &way)
    }
    return way.found
  }

  private func climb(from start: Position, _ way: inout Way) {
    let steps = family[start.node].steps
    for index in steps.indices where index > start.step {
      let step = StepReference(node: start.node, step: index)
      if targets.isTapModifier(step, in: nil) {
        way.found.append(tap(step, start))
        return
      }
      let entered = family.ownModifiers(at: step, in: nil).flatMap {
        self.entries(of: $0, at: step, start)
      }
      if !entered.isEmpty {
        way.waiting += entered
        return
      }
    }
    leave(start, &way)
  }

  private func tap(_ step: StepReference, _ position: Position) -> Found {
    Found(
      tap: step, isUncertain: position.isUncertain,
      through: position.through.map(family.qualifiedName))
  }

  /// From the end of an expression to what it stands in.
  private func leave(_ start: Position, _ way: inout Way) {
    var next = start
    let file = start.node.file
    switch family.owner(of: start.node) {
    case .part(let parent):
      next.node.id = parent
      next.step = -1
      way.waiting.append(next)
    case .argument(let parent, let step, let position):
      let call = StepReference(node: NodeReference(file: file, id: parent), step: step)
      guard let argument = family[call].arguments?[position] else { return }
      switch targets.placement(of: argument, in: family[call]) {
      case .elsewhere: return
      case .inTapTarget:
        if isOwn(call) { break }
        way.found.append(tap(call, start))
        return
      case .inside: break
      }
      let entered = contentUses(of: argument.node, in: call, start)
      if entered.isEmpty {
        next.node = call.node
        next.step = step
        way.waiting.append(next)
      } else {
        way.waiting += entered
      }
    case .item(let id, let item):
      leave(BodyReference(file: file, id: id), item, start, &way)
    case .value(let property):
      exit(DeclarationReference(file: file, id: property), start, &way)
    case .defaultValue, .nothing: return
    }
  }

  private func leave(_ body: BodyReference, _ item: Int, _ start: Position, _ way: inout Way) {
    var next = start
    switch family[body].items[item].role {
    case .expression, .result:
      if !family[body].items[item].branches.isEmpty {
        next.conditions.append(Condition(body: body, item: item, ignored: start.inAllArms))
      }
      switch family.owner(of: body) {
      case .closure(let closure):
        next.node.id = closure
        next.step = -1
        way.waiting.append(next)
      case .declaration(let declaration):
        exit(DeclarationReference(file: body.file, id: declaration), next, &way)
      case .observer, .loose: return
      }
    case .local(let name, _):
      for node in family.nodes(in: body) where family[node].base == .scope {
        guard family[node].steps.first?.name == name,
          family.lookUp(name, at: node) == .local(body, item: item)
        else { continue }
        next.node = node
        next.step = 0
        way.waiting.append(next)
      }
    case .condition, .pattern, .assignment, .thrown, .declaration: return
    }
  }

  // MARK: Leaving a declaration

  /// From a declaration to the places where it is used, or back to the call that it was entered by.
  private func exit(_ declaration: DeclarationReference, _ start: Position, _ way: inout Way) {
    var next = start
    next.through.append(declaration)
    if let entered = start.calls.last {
      let reach = reach(start, by: entered.call)
      guard reach != .no else { return }
      next.isUncertain = start.isUncertain || reach == .unknown
      next.calls.removeLast()
      next.conditions = entered.conditions
      next.node = entered.call.node
      next.step = entered.call.step
      way.waiting.append(next)
      return
    }
    guard next.through.count < 64 else { return }
    // As for places: with nothing that a caller decides, the way on is the same.
    if start.conditions.isEmpty, !start.isUncertain, !way.left.insert(declaration).inserted {
      return
    }
    let uses = uses(of: declaration)
    next.inAllArms = groupsWithAllArms(uses.map(\.place))
    let reaches = uses.map { reach(start, by: $0.call) }
    // Where no caller is told from another, what stands in the row decides: some row has the view.
    let isTold = reaches.contains { $0 == .yes || $0 == .no }
    for (use, reach) in zip(uses, reaches) where reach != .no {
      var next = next
      next.isUncertain = start.isUncertain || reach == .unknown && isTold
      next.conditions = []
      next.node = use.place.node
      next.step = use.place.step
      way.waiting.append(next)
    }
  }

  /// Statements each of whose arms holds one of the places: `if short { text } else { text.bold() }`.
  private func groupsWithAllArms(_ places: [StepReference]) -> Set<UInt32> {
    var arms: [UInt32: [UInt32: Branch.Kind]] = [:]
    for place in places {
      guard let (body, item) = family.statement(of: place.node) else { continue }
      for branch in family[body].items[item].branches {
        arms[branch.group, default: [:]][branch.arm] = branch.kind
      }
    }
    return Set(
      arms.filter { _, found in
        guard let last = found.keys.max(), found[last] == .otherwise else { return false }
        return found.count == Int(last) + 1
      }.keys)
  }

  /// Where a declaration puts its view: the place in the using chain, and the call that binds its
  /// parameters.
  private func uses(
    of declaration: DeclarationReference
  ) -> [(place: StepReference, call: StepReference)] {
    let value = family[declaration]
    guard value.name == "body", let type = family.type(around: declaration), type.isDeclared else {
      return family.uses(of: declaration).map { ($0, $0) }
    }
    let uses = type.declarations.flatMap { family.uses(of: $0) }
    guard value.kind == .function else { return uses.map { ($0, $0) } }
    // A `ViewModifier`: what counts is the chain that `modifier(…)` stands in.
    return uses.compactMap { use in
      guard case .argument(let parent, let step, _) = family.owner(of: use.node) else { return nil }
      let place = StepReference(node: NodeReference(file: use.node.file, id: parent), step: step)
      return (place, use)
    }
  }

  /// Whether a caller's arguments reach the view; nil where they have no say.
  private func reach(_ start: Position, by call: StepReference) -> Truth? {
    guard !start.conditions.isEmpty, let frame = frame(of: call) else { return nil }
    let truths = start.conditions.compactMap {
      family.isReached(item: $0.item, of: $0.body, in: frame, ignoring: $0.ignored)
    }
    if truths.contains(.no) { return .no }
    return truths.contains(.unknown) ? .unknown : truths.first
  }

  private func frame(of call: StepReference) -> Frame? {
    for target in family.target(of: call, in: nil).candidates {
      switch target {
      case .instance(_, let frame): return frame
      case .code(let code): return code.frame
      case .value: continue
      }
    }
    return family.ownModifiers(at: call, in: nil).first?.frame
  }

  // MARK: Entering a declaration

  private func isOwn(_ call: StepReference) -> Bool {
    switch family.target(of: call, in: nil) {
    case .resolved, .ambiguous: true
    case .external, .unresolved: false
    }
  }

  /// Where the app's own view or function puts what a caller passes as content.
  private func contentUses(
    of argument: NodeID, in call: StepReference, _ start: Position
  ) -> [Position] {
    guard start.calls.count < TapClimb.deepestCalls else { return [] }
    let node = NodeReference(file: call.node.file, id: argument)
    let entered: [CallTarget]
    switch family.target(of: call, in: nil) {
    case .resolved(let target): entered = [target]
    case .ambiguous(let all): entered = all
    case .external, .unresolved:
      entered = family.ownModifiers(at: call, in: nil).map { .code($0) }
    }
    return entered.flatMap { target -> [Position] in
      switch target {
      case .value: return []
      case .code(let code):
        guard let declaration = code.declaration, let frame = code.frame,
          let name = frame.bindings.first(where: { $0.value.node == node })?.key
        else { return [] }
        return mentions(of: name, in: code.body)
          .filter { isParameter(name, at: $0, of: declaration) }
          .map { position(at: $0, 0, call, start) }
      case .instance(let type, let frame):
        return reads(of: node, in: type, frame).map { position(at: $0.node, $0.step, call, start) }
      }
    }
  }

  private func position(
    at node: NodeReference, _ step: Int, _ call: StepReference, _ start: Position
  ) -> Position {
    var next = start
    next.node = node
    next.step = step
    next.calls.append(Entered(call: call, conditions: start.conditions))
    next.conditions = []
    return next
  }

  private func mentions(of name: String, in body: BodyReference) -> [NodeReference] {
    family.nodes(in: body).filter {
      family[$0].base == .scope && family[$0].steps.first?.name == name
    }
  }

  private func isParameter(
    _ name: String, at node: NodeReference, of declaration: DeclarationReference
  ) -> Bool {
    guard case .parameter(declaration, _) = family.lookUp(name, at: node) else { return false }
    return true
  }

  /// Where a view's own code reads the property that holds a passed expression.
  private func reads(
    of node: NodeReference, in type: DeclarationReference, _ frame: Frame
  ) -> [StepReference] {
    let names = frame.bindings.filter { _, value in
      if value.node == node { return true }
      // `self.content = content()` in an initializer: what the parameter is bound to.
      guard let inner = value.frame, let first = family[value.node].steps.first else {
        return false
      }
      return inner.bindings[first.name]?.node == node
    }
    return names.keys.sorted().flatMap { name in
      let own = NominalType(
        name: family[type].name, app: family.app(ofFile: type.file), declarations: [type])
      return family.members(named: name, of: own).flatMap { family.uses(of: $0) }
    }
  }

  /// Where one of the app's own modifiers puts the view that it is applied to.
  private func entries(
    of code: Code, at step: StepReference, _ start: Position
  ) -> [Position] {
    guard start.calls.count < TapClimb.deepestCalls, let declaration = code.declaration,
      !start.calls.contains(where: { $0.call == step })
    else { return [] }
    if family[declaration].name == "body", let content = family[declaration].parameters.first {
      return mentions(of: content.name, in: code.body).map { position(at: $0, 0, step, start) }
    }
    return family.nodes(in: code.body).compactMap { node -> Position? in
      guard family[node].base == .scope, let first = family[node].steps.first else { return nil }
      if first.name == "self" { return position(at: node, 0, step, start) }
      // A bare `padding()`: applied to `self`.
      guard first.isCall, !Family.namesType(first.name), case .item = family.owner(of: node),
        !isOwn(StepReference(node: node, step: 0)) || isModifier(first)
      else { return nil }
      return position(at: node, -1, step, start)
    }
  }

  private func isModifier(_ step: Step) -> Bool { step.name == "modifier" }
}
