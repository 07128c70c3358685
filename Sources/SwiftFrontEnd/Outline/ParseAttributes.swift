extension OutlineParser {
  mutating func parseAttributes(into parent: OutlineID) {
    while true {
      if at(.poundIf), outline[parent].firstChild != .none, let end = attributeConfigEnd {
        // `@objc #if … @MainActor #endif func`: which of them hold is not known.
        index = end
      }
      guard at(.at) else { return }
      let attribute = open(.attribute)
      advance()
      // `@Module.Name<Type>(arguments)`; the last part names it.
      while at(.identifier) || token.kind == .keyword {
        outline[attribute].name = here
        advance()
        guard at(.period) else { break }
        advance()
      }
      var scanner = TypeScanner(source: source, index: index)
      if source.byte(token, at: 0) == UInt8(ascii: "<"), scanner.scanGenericArguments() {
        take(scanner)
        // `@FocusState<Field?>.Binding`
        while at(.period) {
          advance()
          advance()
        }
      }
      if at(.leftParen), opensAttributeArguments(of: attribute) {
        index = source.balancedEnd(from: index)
      }
      close(attribute)
      add(attribute, to: parent)
    }
  }

  /// The index behind the `#if` here if it holds attributes only.
  private var attributeConfigEnd: Int? {
    var ahead = index
    while ahead < source.tokens.count - 1 {
      switch source.tokens[ahead].kind {
      case .poundIf where ahead > index: return nil
      case .poundIf, .poundElseif, .poundElse: ahead = endOfDirective(at: ahead)
      case .poundEndif: return ahead + 1
      case .at: ahead += 2
      case .period: ahead += 2
      case .leftParen: ahead = source.balancedEnd(from: ahead)
      default: return nil
      }
    }
    return nil
  }

  /// Whether the `(` here belongs to an attribute rather than to what follows it.
  private func opensAttributeArguments(of attribute: OutlineID) -> Bool {
    guard token.flags.contains(.spaceBefore) else { return true }
    // Old style, before a declaration only: `@Flag (help: "…") var …`.
    let next = source.tokens[source.balancedEnd(from: index)]
    return next.keyword == .var || next.keyword == .let || next.keyword == .func
      || next.kind == .pound || Modifiers.contains(next.keyword)
  }

  mutating func parseModifiers(into parent: OutlineID) {
    while !isAtEnd {
      let isModifier =
        Modifiers.contains(token.keyword) || source.spells(token, "__consuming")
        || (at(.class) && peek().kind != .identifier)
        || (at(.class) && Modifiers.contains(peek().keyword))
      guard isModifier else {
        guard at(.at) else { return }
        parseAttributes(into: parent)
        continue
      }
      let modifier = open(.modifier)
      outline[modifier].name = here
      advance()
      if at(.leftParen) { index = source.balancedEnd(from: index) }
      close(modifier)
      add(modifier, to: parent)
    }
  }
}

/// The words that may stand before a declaration's keyword.
enum Modifiers {
  static func contains(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .private, .fileprivate, .internal, .public, .open, .package, .static, .final, .lazy,
      .mutating, .nonmutating, .override, .required, .convenience, .dynamic, .optional, .indirect,
      .weak, .unowned, .async, .nonisolated, .isolated, .prefix, .postfix, .infix, .borrowing,
      .consuming, .distributed, .sending:
      true
    default: false
    }
  }
}
