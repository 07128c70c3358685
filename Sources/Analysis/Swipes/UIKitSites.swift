import Facts
import Linking

extension SwipeSites {
  fileprivate static let bareConfiguration = "UISwipeActionsConfiguration"

  /// Whether a delegate method or a provider in another file could be what a place of a file belongs
  /// to.
  static func maySharePlaces(_ app: Family, file: Int) -> Bool {
    !app.steps(named: bareConfiguration, inApp: 0, inFile: file).isEmpty
  }
}

/// UIKit's ways to a swipe: table view delegate methods, configuration providers, configurations.
extension SwipeSiteFinder {
  mutating func findUIKit(inApp app: Int) {
    var claimed: Set<NodeReference> = []
    for method in family.declarations(named: "tableView", inApp: app, inFile: file) {
      addDelegateMethod(method, &claimed)
    }
    for property in ["leading", "trailing"] {
      let name = property + "SwipeActionsConfigurationProvider"
      for step in family.steps(named: name, inApp: app, inFile: file) {
        addProvider(step, &claimed)
      }
    }
    for step in family.steps(named: SwipeSites.bareConfiguration, inApp: app, inFile: file)
    where family[step].argument("actions") != nil && !claimed.contains(step.node) {
      var site = bare(.uikit, SwipeSites.bareConfiguration, at: step)
      site.edge = SwipeSiteFinder.edge(named: site.symbol)
      let origin = Origin(value: Value(node: step.node), holder: holder(of: step.node))
      describe(&site, by: [origin])
      site.wrapper = wrapper(around: step)
      add(site)
    }
  }

  // MARK: Delegate methods

  private mutating func addDelegateMethod(
    _ method: DeclarationReference, _ claimed: inout Set<NodeReference>
  ) {
    let declaration = family[method]
    guard declaration.kind == .function, let body = declaration.body else { return }
    let labels = declaration.parameters.compactMap(\.label)
    // Most are other methods of a table view's delegate.
    let isOfSwipe = labels.contains {
      $0 == "commit" || $0 == "editActionsForRowAt"
        || $0.hasSuffix("SwipeActionsConfigurationForRowAt")
    }
    guard isOfSwipe else { return }
    let code = Code(
      body: BodyReference(file: method.file, id: body), frame: nil, declaration: method)
    var site = SwipeSite(
      form: .uikit, name: "tableView(_:\(labels.map { $0 + ":" }.joined()))",
      place: family.place(of: method), symbol: family.qualifiedName(of: method), edge: .trailing,
      fullSwipe: .yes, isFullSwipeByDefault: true, actions: [], primaries: [],
      hasUnknownPrimary: false, unknowns: [])
    if let name = labels.first(where: { $0.hasSuffix("SwipeActionsConfigurationForRowAt") }) {
      site.edge = SwipeSiteFinder.edge(named: name)
      addConfigured(site, by: code, &claimed)
    } else if labels.contains("editActionsForRowAt") {
      let actions = family.results(of: code.body).flatMap {
        family.origins(of: Value(node: $0.node))
      }
      site.take(.alternatives(actions.compactMap { list($0) }, isExhaustive: true))
      if labels.contains("for") { describeSwipeCell(&site, method, code.body) }
      add(site)
    } else if labels.contains("commit"), labels.contains("forRowAt") {
      guard !isSwitchedOff(method) else {
        lookAlikes.append(
          SwipeSites.LookAlike(
            place: site.place, symbol: site.symbol,
            reason: "other methods of the same type say that no row is deleted by a swipe"))
        return
      }
      site.take(.action(deletion(at: site.place, .code(code))))
      sites.append(site)
    }
  }

  /// A site, unless it has no action: a configuration without any switches swipes off.
  private mutating func add(_ site: SwipeSite) {
    if site.actions.isEmpty, site.unknowns.isEmpty {
      lookAlikes.append(
        SwipeSites.LookAlike(
          place: site.place, symbol: site.symbol,
          reason: "it gives no actions, so nothing is swiped"))
    } else {
      sites.append(site)
    }
  }

  /// Whether the type, or one that it inherits from, says that no row can be edited or deleted by a
  /// swipe, or has a swipe configuration, which a table view asks for instead.
  private func isSwitchedOff(_ method: DeclarationReference) -> Bool {
    guard let type = family.type(around: method) else { return false }
    let methods = family.inheritedMembers(named: "tableView", of: type)
    // What a subclass overrides no longer counts.
    func nearest(_ label: String) -> [DeclarationReference] {
      methods.lazy
        .map { $0.filter { isOfTableView($0, label) } }
        .first { !$0.isEmpty } ?? []
    }
    // A configuration that is always nil leaves the table view its own Delete.
    if nearest("trailingSwipeActionsConfigurationForRowAt").contains(where: {
      constants(givenBy: $0) != [.null]
    }) {
      return true
    }
    return ["canEditRowAt", "editingStyleForRowAt"].flatMap(nearest)
      .contains(where: family.isOffOutsideEditingMode)
  }

  /// Whether a method is the delegate's or the data source's, by its parameters.
  private func isOfTableView(_ method: DeclarationReference, _ label: String) -> Bool {
    let parameters = family[method].parameters
    return parameters.contains { $0.label == label }
      && parameters.first?.typeName.contains("UITableView") ?? false
  }

  /// What a method gives, as far as it is written down; empty for one without a body.
  private func constants(givenBy method: DeclarationReference) -> Set<Constant> {
    guard let body = family[method].body else { return [] }
    return family.results(of: BodyReference(file: method.file, id: body))
      .reduce(into: []) { $0.formUnion(family.constants(of: Value(node: $1.node))) }
  }

  // MARK: Providers

  /// `configuration.trailingSwipeActionsConfigurationProvider = { … }`
  private mutating func addProvider(
    _ step: StepReference, _ claimed: inout Set<NodeReference>
  ) {
    guard case .item(let id, let item) = family.owner(of: step.node),
      case .assignment(let target, _) = family[BodyReference(file: step.node.file, id: id)]
        .items[item].role, target == step.node.id,
      let node = family[BodyReference(file: step.node.file, id: id)].items[item].node
    else { return }
    var site = bare(.uikit, family[step].name, at: step)
    site.edge = SwipeSiteFinder.edge(named: site.name)
    site.fullSwipe = .yes
    site.isFullSwipeByDefault = true
    let reference = NodeReference(file: step.node.file, id: node)
    guard family[reference].base != .null else { return }
    switch family.callables(of: Value(node: reference)) {
    case .resolved(let code): addConfigured(site, by: code, &claimed)
    case .ambiguous(let codes) where !codes.isEmpty:
      for code in codes.prefix(1) { addConfigured(site, by: code, &claimed) }
    default:
      site.take(.unknown(site.name))
      sites.append(site)
    }
  }

  // MARK: Configurations

  /// A site whose configurations are what some code gives; none where that is only `nil`.
  private mutating func addConfigured(
    _ site: SwipeSite, by code: Code, _ claimed: inout Set<NodeReference>
  ) {
    var site = site
    let origins = family.results(of: code.body)
      .flatMap { family.origins(of: Value(node: $0.node, frame: code.frame)) }
      .filter { family[$0.value.node].base != .null }
    claimed.formUnion(origins.map(\.value.node))
    // Configurations made inside and handed on in ways that are not followed.
    for node in family.nodes(in: code.body)
    where family[node].steps.contains(where: { $0.name == "UISwipeActionsConfiguration" }) {
      claimed.insert(node)
    }
    guard !origins.isEmpty else { return }
    describe(&site, by: origins)
    add(site)
  }

  private func describe(_ site: inout SwipeSite, by origins: [Origin]) {
    var trees: [ActionTree] = []
    var fullSwipes: [SwipeSite.FullSwipe] = []
    // Configurations that hold an action.
    var counted = 0
    for origin in origins {
      let node = family[origin.value.node]
      guard let argument = node.steps.lazy.compactMap({ $0.argument("actions") }).first else {
        let isEmpty = node.steps.contains { $0.isCall && ($0.arguments ?? []).isEmpty }
        trees.append(isEmpty ? .sequence([]) : .unknown(node.steps.last?.name ?? "a value"))
        continue
      }
      let value = Value(
        node: NodeReference(file: origin.value.node.file, id: argument.node),
        frame: origin.value.frame)
      let lists = family.origins(of: value).map { list($0) ?? .unknown("a list of actions") }
      let tree = lists.count == 1 ? lists[0] : ActionTree.alternatives(lists, isExhaustive: true)
      trees.append(tree)
      if tree.actions.isEmpty, tree.unknowns.isEmpty { continue }
      counted += 1
      let around = branches(around: origin)
      let set = origin.holder.map {
        family.assignments(to: "performsFirstActionWithFullSwipe", of: $0)
      }
      fullSwipes += (set ?? []).map { value, branches in
        // Where it is set at times only, it is on at others.
        branches.count > around.count && fullSwipe(of: value) == .no
          ? .unknown : fullSwipe(of: value)
      }
    }
    site.take(trees.count == 1 ? trees[0] : .alternatives(trees, isExhaustive: true))
    site.isFullSwipeByDefault = fullSwipes.isEmpty
    site.fullSwipe =
      if fullSwipes.isEmpty {
        .yes
      } else if fullSwipes.allSatisfy({ $0 == .no }),
        fullSwipes.count >= counted
      { .no } else if fullSwipes.contains(.unknown) || fullSwipes.contains(.no) { .unknown } else {
        .yes
      }
  }

  /// The local that an expression is the value of.
  private func holder(of node: NodeReference) -> Origin.Holder? {
    guard case .item(let id, let item) = family.owner(of: node) else { return nil }
    let body = BodyReference(file: node.file, id: id)
    guard case .local(let name, _) = family[body].items[item].role else { return nil }
    return Origin.Holder(body: body, name: name)
  }
}
