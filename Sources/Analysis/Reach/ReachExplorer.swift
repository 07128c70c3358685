import Facts
import Linking

/// Walks handlers and the functions that they call, breadth first.
struct ReachExplorer {
  let family: Family
  let vocabulary: Vocabulary
  var reach = HandlerReach(undo: nil, question: nil, unfollowed: [], followed: [])
  /// Whether what is looked at is near enough to the handler to be named in messages.
  private var isNear = true
  /// Whether something that runs is what callers pass.
  var asksCallers = false
  /// Whether the app has a name that could offer Undo; nil until that is asked.
  private var mayUndo: Bool?
  /// State that is set on the way, near enough for a question, with one place where that is done.
  var states: [State] = []

  /// Something that is set.
  struct State {
    var name: String
    /// What is assigned to, or toggled.
    var node: NodeReference
    /// The step of that name.
    var step: Int
  }

  /// Functions looked at for one handler, at most.
  private static let mostCodes = 128
  /// How many calls deep a question, and what could not be followed, is worth a word. Further off
  /// only Undo counts.
  private static let nearDepth = 3

  private let farCalls: FarCalls

  init(family: Family, vocabulary: Vocabulary, memory: RuleMemory) {
    self.family = family
    self.vocabulary = vocabulary
    farCalls = FarCalls(family: family, memory: memory)
  }

  /// The code behind a handler's expression; what only callers know is looked up at all of them.
  mutating func codes(of value: Value) -> [Code] {
    // What an optional closure is by default runs nothing.
    if family[value.node].base == .null { return [] }
    var found = family.callables(of: value).candidates
    if !found.isEmpty { return found }
    let origins = family.origins(of: value).filter { $0.value.node != value.node }
    for origin in origins {
      asksCallers = true
      found += family.callables(of: origin.value).candidates
    }
    let isNothing = !origins.isEmpty && origins.allSatisfy { family[$0.value.node].base == .null }
    if found.isEmpty, !isNothing { note(unfollowed: name(of: value.node)) }
    return found
  }

  private func name(of node: NodeReference) -> String {
    let names = family[node].steps.map(\.name).filter { !$0.isEmpty && $0 != "self" }
    return names.isEmpty ? "the handler" : names.joined(separator: ".")
  }

  private mutating func note(unfollowed name: String) {
    if isNear, !reach.unfollowed.contains(name) { reach.unfollowed.append(name) }
  }

  mutating func explore(_ start: [Code], depth: Int) {
    var visited: Set<BodyReference> = []
    // Visited only on a way that reports an error.
    var visitedForError: Set<BodyReference> = []
    var waiting = start.map { (code: $0, level: 0, isForError: false) }
    var position = 0
    while position < waiting.count, position < ReachExplorer.mostCodes {
      let (code, level, isForError) = waiting[position]
      position += 1
      guard
        visited.insert(code.body).inserted
          || !isForError && visitedForError.remove(code.body) != nil
      else { continue }
      if isForError { visitedForError.insert(code.body) }
      let goesOn = level < depth && (level < ReachExplorer.nearDepth || seeksUndo(in: code.body))
      guard level <= ReachExplorer.nearDepth else {
        guard reach.undo == nil else { return }
        family.nodes(in: code.body).forEach { look(at: $0, isForError) }
        if goesOn { waiting += farCalls.codes(calledIn: code).map { ($0, level + 1, isForError) } }
        continue
      }
      isNear = level < ReachExplorer.nearDepth
      if let declaration = code.declaration {
        reach.followed.append(family.qualifiedName(of: declaration))
      }
      let nodes = family.nodes(in: code.body)
      for node in nodes {
        look(at: node, isForError)
        guard goesOn else { continue }
        for position in family[node].steps.indices where family[node].steps[position].isCall {
          let call = StepReference(node: node, step: position)
          let called = codes(calledBy: call, code.frame)
          guard !called.isEmpty else { continue }
          let isForError = isForError || family.handsOnError(call)
          waiting += called.map { ($0, level + 1, isForError) }
        }
      }
      if !isForError { noteStates(in: code.body, nodes) }
    }
  }

  /// Whether the app has a name that could offer Undo, and none was found yet.
  private mutating func seeksUndo(in body: BodyReference) -> Bool {
    if reach.undo != nil { return false }
    if let known = mayUndo { return known }
    let absent = family.apps[family.app(ofFile: body.file)].absentWords
    let isPossible = !vocabulary.undoSpellings.isSubset(of: absent)
    mayUndo = isPossible
    return isPossible
  }

  /// The app's functions that a call runs.
  private mutating func codes(calledBy step: StepReference, _ frame: Frame?) -> [Code] {
    let targets: [CallTarget]
    switch family.target(of: step, in: frame) {
    case .resolved(let target): targets = [target]
    case .ambiguous(let all): targets = all
    case .external:
      if isNear, isTelling(step) { note(unfollowed: path(to: step)) }
      return []
    case .unresolved:
      // A closure that the caller passed: `onDelete(item)`.
      let passed = family.callerValues(of: step)
      if passed.isEmpty, isNear, isTelling(step) { note(unfollowed: path(to: step)) }
      asksCallers = asksCallers || !passed.isEmpty
      return passed.flatMap { codes(of: $0) }
    }
    let family = family
    return family.codes(runBy: targets, at: step, in: frame) { codes(of: $0) }
  }

  /// Whether a call that cannot be followed could matter: a method of something, or a closure that
  /// a caller passed; not what the system's values and the handler's own arguments do.
  private func isTelling(_ step: StepReference) -> Bool {
    let node = family[step.node]
    guard node.base == .scope, let name = node.steps.first?.name,
      node.steps[...step.step].allSatisfy({ !$0.name.isEmpty && $0.name != "[]" })
    else { return false }
    switch family.lookUp(name, at: step.node) {
    case .closureParameter: return false
    case .local, .type: return false
    case nil: return false
    case .parameter, .declarations: break
    }
    guard step.step > 0 else { return true }
    if ReachExplorer.sequenceMethods.contains(family[step].name) { return false }
    guard let written = family.writtenType(of: step.node, steps: step.step) else { return true }
    return family.nominal(written, app: family.app(ofFile: step.node.file)).map {
      !ReachExplorer.plainTypes.contains($0.name)
    } ?? false
  }

  private static let plainTypes: Set<String> = [
    "String", "Int", "Double", "Bool", "Date", "URL", "UUID", "Data", "IndexSet", "IndexPath",
    "Set", "Dictionary", "Array", "Logger", "NSLock", "UITableView", "UICollectionView",
  ]

  /// What the standard library's sequences do with a closure or for another call: the closure is
  /// followed anyway.
  private static let sequenceMethods: Set<String> = [
    "allSatisfy", "compactMap", "contains", "dropFirst", "dropLast", "enumerated", "filter",
    "first",
    "firstIndex", "flatMap", "forEach", "joined", "lastIndex", "map", "mapValues", "prefix",
    "reduce",
    "reversed", "sorted", "suffix", "zip",
  ]

  private func path(to step: StepReference) -> String {
    family[step.node].steps[...step.step].map(\.name).filter { !$0.isEmpty && $0 != "self" }
      .joined(separator: ".")
  }

  // MARK: Undo

  /// - Parameter isForError: what is done here reports an error, and so asks nothing.
  private mutating func look(at reference: NodeReference, _ isForError: Bool) {
    let node = family[reference]
    for (position, step) in node.steps.enumerated() {
      let place = StepReference(node: reference, step: position)
      if step.name == "UIAlertController", step.isCall, reach.question == nil, !isForError,
        !family.reportsError(place)
      {
        reach.question = HandlerReach.Evidence(name: step.name, place: family.place(of: place))
      }
      guard reach.undo == nil else { continue }
      for argument in step.arguments ?? [] {
        let value = family[NodeReference(file: reference.file, id: argument.node)]
        if let label = argument.label, offersUndo(label), value.base != .null,
          value.base != .boolean(false)
        {
          reach.undo = HandlerReach.Evidence(name: label, place: family.place(of: place))
        }
        // The wording of a button: `present(actionTitle: UserText.undo)`.
        if let label = argument.label, label.lowercased().hasSuffix("title"),
          let name = value.steps.last?.name, offersUndo(name)
        {
          reach.undo = HandlerReach.Evidence(name: name, place: family.place(of: place))
        }
      }
      guard offersUndo(step.name), isUse(step, position, reference) else { continue }
      reach.undo = HandlerReach.Evidence(name: step.name, place: family.place(of: place))
    }
  }

  /// Whether a name has an undo word and does not deny it: `showUndo`, not `showCannotUndoAlert`.
  private func offersUndo(_ name: String) -> Bool {
    vocabulary.namesUndo(name) && !ReachExplorer.denials.contains { name.lowercased().contains($0) }
  }

  private static let denials = ["cannot", "cant", "notundo", "noundo", "withoutundo", "unable"]

  /// Whether a name counts: it is called, something is called on it, it is set to something, or it
  /// is a case that is handed on.
  private func isUse(_ step: Step, _ position: Int, _ reference: NodeReference) -> Bool {
    let node = family[reference]
    if case .item(let id, let item) = family.owner(of: reference),
      case .assignment(let target, _) = family[BodyReference(file: reference.file, id: id)]
        .items[item].role, target == reference.id
    {
      let right = family[BodyReference(file: reference.file, id: id)].items[item].node
      guard let right else { return false }
      let value = family[NodeReference(file: reference.file, id: right)]
      return value.base != .null && value.base != .boolean(false)
    }
    if node.base == .implicit { return true }
    guard let call = node.steps[position...].last(where: \.isCall) else { return false }
    let endings = ["remove", "clear", "disable", "cancel", "isEmpty"]
    return !endings.contains { call.name.hasPrefix($0) }
  }
}
