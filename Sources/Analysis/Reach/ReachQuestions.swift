import Facts
import Linking

/// Alerts and dialogs that a handler leads to: those bound to a state that it sets.
extension ReachExplorer {
  /// Takes down what a body sets.
  ///
  /// - Parameter nodes: all that the body holds.
  mutating func noteStates(in body: BodyReference, _ nodes: [NodeReference]) {
    var bodies = [body]
    for node in nodes {
      if case .closure(let inner) = family[node].base {
        bodies.append(BodyReference(file: node.file, id: inner))
      }
      let steps = family[node].steps
      if steps.count > 1, steps.last?.name == "toggle", steps.last?.isCall == true {
        let step = steps.count - 2
        states.append(State(name: steps[step].name, node: node, step: step))
      }
    }
    for body in bodies {
      for item in family[body].items {
        guard case .assignment(let target, _) = item.role, let right = item.node else { continue }
        let value = family[NodeReference(file: body.file, id: right)]
        guard value.base != .null, value.base != .boolean(false) else { continue }
        let node = NodeReference(file: body.file, id: target)
        if let step = family[node].steps.indices.last {
          states.append(State(name: family[node].steps[step].name, node: node, step: step))
        }
      }
    }
  }

  private func isInside(_ mention: StepReference, type name: String?) -> Bool {
    family.type(around: family.declaration(around: mention.node))?.lastWord == name
  }

  private static let questions = ["alert", "confirmationDialog", "actionSheet"]

  /// Whether an alert or a dialog is bound to a state that is set.
  mutating func findQuestions() {
    guard reach.question == nil else { return }
    var asked: Set<[String]> = []
    var handed: Set<Handing> = []
    for state in states where state.name != "_" {
      if Family.namesError(state.name) || family.isAboutError(around: state.node) { continue }
      let app = family.app(ofFile: state.node.file)
      let holder = holder(of: state)
      guard asked.insert([state.name, holder ?? ""]).inserted else { continue }
      for name in ["$" + state.name, state.name] {
        let mentions =
          holder.map {
            family.mentions(of: name, inFilesNaming: $0, inApp: app, alongside: [Self.questions])
          } ?? family.mentions(of: name, inFile: state.node.file)
        // Of several that the state is bound to, the one beside what sets it.
        // There the app's own modifier may have the alert, and another file no word of it.
        let near = family.mentions(of: name, inFile: state.node.file).filter {
          $0.step > 0 || holder == nil || isInside($0, type: holder)
        }
        let far = mentions.filter { $0.node.file != state.node.file }
        for mention in near + far {
          guard let question = question(boundTo: mention, &handed) else { continue }
          reach.question = question
          return
        }
      }
    }
  }

  /// A binding that a view or a function of the app was given, and was looked for there.
  private struct Handing: Hashable {
    var receiver: DeclarationReference
    var name: String
    /// How often it may still be handed on.
    var handedOn: Int
  }

  /// The type that has the state; nil where that could not be told.
  private func holder(of state: State) -> String? {
    let isOwn =
      state.step == 0 || state.step == 1 && family[state.node].steps[0].name == "self"
    let type =
      isOwn
      ? family.type(around: family.declaration(around: state.node))
      : family.nominalType(of: state.node, steps: state.step)
    return type.flatMap { $0.isDeclared ? $0.lastWord : nil }
  }

  /// The alert or dialog that shows while what is mentioned here holds.
  ///
  /// - Parameter handedOn: how often it may be handed on to another view or modifier of the app.
  private func question(
    boundTo mention: StepReference, handedOn: Int = 3, _ handed: inout Set<Handing>
  ) -> HandlerReach.Evidence? {
    for place in family.enclosingCalls(of: mention.node) {
      let call = family[place.call]
      let argument = call.arguments?[place.position]
      if Self.questions.contains(call.name),
        ["isPresented", "item", "presenting", "error"].contains(argument?.label)
      {
        return HandlerReach.Evidence(name: call.name, place: family.place(of: place.call))
      }
      if argument?.node == mention.node.id, handedOn > 0,
        let question = question(
          in: place.call, given: mention.node, handedOn: handedOn - 1, &handed)
      {
        return question
      }
    }
    return nil
  }

  /// The alert or dialog inside a view, a modifier or a function of the app that is given a binding:
  /// `.modifier(AsksFirst(item: $doomed))`, `.askFirst($isAsking)`.
  private func question(
    in call: StepReference, given binding: NodeReference, handedOn: Int,
    _ handed: inout Set<Handing>
  ) -> HandlerReach.Evidence? {
    let modifiers = family.ownModifiers(at: call, in: nil).map { CallTarget.code($0) }
    for target in family.target(of: call, in: nil).candidates + modifiers {
      let receiver: DeclarationReference
      let frame: Frame
      switch target {
      case .instance(let type, let given): (receiver, frame) = (type, given)
      case .code(let code):
        guard let function = code.declaration, let given = code.frame else { continue }
        (receiver, frame) = (function, given)
      case .value: continue
      }
      for name in frame.bindings.keys.sorted() where frame.bindings[name]?.node == binding {
        // A view may hand it on to itself, and often.
        let handing = Handing(receiver: receiver, name: name, handedOn: handedOn)
        guard handed.insert(handing).inserted else { continue }
        for mention in mentions(of: name, in: receiver) {
          if let found = question(boundTo: mention, handedOn: handedOn, &handed) { return found }
        }
      }
    }
    return nil
  }

  /// Where a binding is handed on in what was given it: a view has it as a property, whose value is
  /// no binding, a function as a parameter.
  private func mentions(
    of name: String, in receiver: DeclarationReference
  ) -> [StepReference] {
    let isType = family[receiver].kind.isType
    return family.mentions(of: isType ? "$" + name : name, inFile: receiver.file).filter {
      let around = family.declaration(around: $0.node)
      return (isType ? family.typeDeclaration(around: around) : around) == receiver
    }
  }
}
