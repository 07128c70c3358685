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
        let near = mentions.filter { $0.node.file == state.node.file }
        let far = mentions.filter { $0.node.file != state.node.file }
        for mention in near + far {
          guard let question = question(boundTo: mention, &handed) else { continue }
          reach.question = question
          return
        }
      }
    }
  }

  /// A binding that a view of the app was given, and was looked for there.
  private struct Handing: Hashable {
    var type: DeclarationReference
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
    var node = mention.node
    for _ in 0..<64 {
      switch family.owner(of: node) {
      case .part(let parent): node.id = parent
      case .item(let body, _):
        guard
          case .closure(let closure) = family.owner(of: BodyReference(file: node.file, id: body))
        else { return nil }
        node.id = closure
      case .argument(let parent, let step, let position):
        let reference = NodeReference(file: node.file, id: parent)
        let call = family[reference].steps[step]
        if Self.questions.contains(call.name),
          let argument = call.arguments?[position],
          ["isPresented", "item", "presenting", "error"].contains(argument.label)
        {
          let place = family.place(of: StepReference(node: reference, step: step))
          return HandlerReach.Evidence(name: call.name, place: place)
        }
        if node == mention.node, handedOn > 0,
          let question = question(
            in: StepReference(node: reference, step: step), given: node, handedOn: handedOn - 1,
            &handed)
        {
          return question
        }
        node = reference
      default: return nil
      }
    }
    return nil
  }

  /// The alert or dialog inside a view or modifier of the app that is given a binding:
  /// `.modifier(AsksFirst(item: $doomed))`.
  private func question(
    in call: StepReference, given binding: NodeReference, handedOn: Int,
    _ handed: inout Set<Handing>
  ) -> HandlerReach.Evidence? {
    for target in family.target(of: call, in: nil).candidates {
      guard case .instance(let type, let frame) = target else { continue }
      for name in frame.bindings.keys.sorted() where frame.bindings[name]?.node == binding {
        // A view may hand it on to itself, and often.
        let handing = Handing(type: type, name: name, handedOn: handedOn)
        guard handed.insert(handing).inserted else { continue }
        for mention in family.mentions(of: "$" + name, inFile: type.file)
        where family.typeDeclaration(around: family.declaration(around: mention.node)) == type {
          if let found = question(boundTo: mention, handedOn: handedOn, &handed) { return found }
        }
      }
    }
    return nil
  }
}
