import SwiftSyntax

/// A call that gives a row swipe actions, as the rules' text defines one.
struct Site {
  enum Kind: String {
    /// SwiftUI's modifier: no other labels than `edge`, `allowsFullSwipe` and `content`.
    case swipeActions
    /// A modifier of that name with other labels: the app's own.
    case ownSwipeActions = "own-swipeActions"
    case onDelete
  }

  var kind: Kind
  var name: TokenSyntax
}

/// Finds `.swipeActions` and `.onDelete` calls on views, from syntax alone.
///
/// A call counts when its callee is a member of something that can be a view. A leading dot is an
/// enum case or an implicit member, unless the chain continues one that a postfix `#if` interrupts.
final class SiteOracle: SyntaxVisitor {
  private(set) var sites: [Site] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = calledName(call), let kind = kind(of: call, named: name.text.filter { $0 != "`" })
    {
      sites.append(Site(kind: kind, name: name))
    }
    return .visitChildren
  }

  private func calledName(_ call: FunctionCallExprSyntax) -> TokenSyntax? {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      guard isOnView(member) else { return nil }
      return member.declName.baseName
    }
    // Inside an extension of `View`, a call without a base is on the view itself.
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self),
      isInViewExtension(call)
    {
      return reference.baseName
    }
    return nil
  }

  private func kind(of call: FunctionCallExprSyntax, named name: String) -> Site.Kind? {
    let labels = call.arguments.map { $0.label?.text }
    switch name {
    case "swipeActions":
      let isSwiftUI = labels.allSatisfy {
        $0 == "edge" || $0 == "allowsFullSwipe" || $0 == "content"
      }
      if isSwiftUI { return call.trailingClosure != nil || !labels.isEmpty ? .swipeActions : nil }
      return .ownSwipeActions
    case "onDelete":
      if labels.isEmpty { return call.trailingClosure != nil ? .onDelete : nil }
      guard labels == ["perform"], let argument = call.arguments.first else { return nil }
      return argument.expression.is(NilLiteralExprSyntax.self) ? nil : .onDelete
    default:
      return nil
    }
  }

  /// False for implicit members and for members of a type that is only named.
  private func isOnView(_ member: MemberAccessExprSyntax) -> Bool {
    guard let base = member.base else { return continuesPostfixIf(member) }
    if let reference = base.as(DeclReferenceExprSyntax.self) {
      return !startsUppercase(reference.baseName.text)
    }
    if let outer = base.as(MemberAccessExprSyntax.self) {
      // `Module.Kind.swipeActions(…)`, `.settings.swipeActions(…)`: a case or a static member.
      if startsUppercase(outer.declName.baseName.text) { return false }
      return outer.base != nil || continuesPostfixIf(outer)
    }
    return true
  }

  /// Whether the implicit member heads the elements of a postfix `#if` clause.
  private func continuesPostfixIf(_ member: MemberAccessExprSyntax) -> Bool {
    var node = Syntax(member)
    while let parent = node.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self) {
        return clause.parent?.parent?.parent?.is(PostfixIfConfigExprSyntax.self) ?? false
      }
      // Only the callee and base positions of a chain lead from its head to the clause.
      if let call = parent.as(FunctionCallExprSyntax.self) {
        guard call.calledExpression.id == node.id else { return false }
      } else if let outer = parent.as(MemberAccessExprSyntax.self) {
        guard outer.base?.id == node.id else { return false }
      } else if let inner = parent.as(PostfixIfConfigExprSyntax.self) {
        guard inner.base?.id == node.id else { return false }
      } else if !parent.is(OptionalChainingExprSyntax.self)
        && !parent.is(ForceUnwrapExprSyntax.self) && !parent.is(SubscriptCallExprSyntax.self)
      {
        return false
      }
      node = parent
    }
    return false
  }

  private func isInViewExtension(_ call: FunctionCallExprSyntax) -> Bool {
    var node = call.parent
    while let current = node {
      if let block = current.as(ExtensionDeclSyntax.self) {
        return block.extendedType.trimmedDescription.split(separator: ".").last == "View"
      }
      if current.is(StructDeclSyntax.self) || current.is(ClassDeclSyntax.self)
        || current.is(EnumDeclSyntax.self) || current.is(ActorDeclSyntax.self)
      {
        return false
      }
      node = current.parent
    }
    return false
  }

  private func startsUppercase(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first(where: { $0 != "_" }) else { return false }
    return first.properties.isUppercase
  }
}
