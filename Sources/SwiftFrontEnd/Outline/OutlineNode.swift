/// One entry of the outline's arena.
struct OutlineNode: Equatable, Sendable {
  var kind: OutlineKind
  /// The token that names the node: a declaration's name, an argument's label, an operator; `none`
  /// where it has no name or the name is missing.
  var name: TokenIndex = .none
  /// The first token.
  var start: TokenIndex
  /// One past the last token.
  var end: TokenIndex
  var firstChild: OutlineID = .none
  var lastChild: OutlineID = .none
  var nextSibling: OutlineID = .none
}

/// Index into the file's tokens.
struct TokenIndex: Equatable, Comparable, Sendable {
  var value: UInt32
  static let none = TokenIndex(value: .max)
  static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// Index into `Outline.nodes`.
struct OutlineID: Equatable, Hashable, Sendable {
  var value: UInt32
  static let none = OutlineID(value: .max)
}

/// What an outline node is. The comment says which children it has, in order.
enum OutlineKind: UInt8, Sendable, CaseIterable {
  /// items
  case file

  // Declarations: attribute*, modifier*, then as said.
  /// inheritedType*, memberBlock
  case structDecl, classDecl, actorDecl, enumDecl, protocolDecl, extensionDecl
  /// parameter*, resultType?, codeBlock?
  case funcDecl, initDecl, deinitDecl, macroDecl
  /// parameter*, resultType?, accessor*
  case subscriptDecl
  /// One for each bound name: typeAnnotation?, initialValue?, accessor* or codeBlock?
  case variableDecl
  /// `let (a, b) = pair`: pattern, initialValue
  case patternDecl
  /// One for each element: parameter*, initialValue?
  case caseDecl
  /// typeAnnotation? (the aliased type)
  case typealiasDecl
  case associatedtypeDecl, importDecl, operatorDecl, precedencegroupDecl

  /// arguments are skipped
  case attribute
  case modifier
  case inheritedType
  /// attribute*, typeAnnotation?, initialValue?; `start` is the label, `name` what the body sees
  case parameter
  case typeAnnotation
  case resultType
  /// expression
  case initialValue
  /// codeBlock?
  case accessor
  /// items
  case memberBlock, codeBlock

  // Statements
  /// conditionalArm+, the last one without conditions for `else`
  case ifStatement
  /// condition*, codeBlock
  case conditionalArm
  /// condition*, codeBlock
  case guardStatement
  /// expression
  case condition
  /// `let x = e`, `let x`: pattern, initialValue?
  case optionalBinding
  /// `case p = e`: pattern, initialValue
  case caseCondition
  /// `#available(…)`
  case availability
  /// expression, (switchCase | ifConfig)*
  case switchStatement
  /// pattern*, condition? (`where`), codeBlock without braces
  case switchCase
  /// pattern, condition (the sequence), condition? (`where`), codeBlock
  case forStatement
  /// condition*, codeBlock
  case whileStatement
  /// codeBlock, condition
  case repeatStatement
  /// codeBlock, catchClause*
  case doStatement
  /// pattern*, condition? (`where`), codeBlock
  case catchClause
  /// codeBlock
  case deferStatement
  /// expression?
  case returnStatement
  /// expression
  case throwStatement
  /// `break`, `continue`, `fallthrough`, with a label or without
  case jumpStatement
  /// ifConfigClause+
  case ifConfig
  /// items; the condition is not kept
  case ifConfigClause
  /// expression, in which `let` and `var` bind
  case pattern

  // Expressions
  /// Operands and operators in turn, flat
  case sequence
  /// `+`, `=`, `?`, `:`, `as`, `is`; also prefix operators
  case operatorName
  /// The right side of `as` and `is`
  case typeOperand
  /// head, then steps
  case chain
  /// `let x`, `var x` in a pattern: expression
  case letPattern

  // Heads of a chain
  case identifier, implicitMember, number, boolean, nilLiteral, regex, keyPath, wildcard
  /// interpolation*
  case stringLiteral
  /// argument*
  case interpolation
  /// expressions
  case array
  /// keys and values in turn
  case dictionary
  /// argument*
  case tuple
  /// attribute*, capture*, parameter*, then items
  case closure
  /// expression
  case capture
  /// `#name`
  case macroExpansion

  // Steps of a chain
  case member
  /// argument*, trailingClosure*
  case call
  /// argument*, trailingClosure*
  case subscriptCall
  case optionalChain, forceUnwrap, postfixOperator
  /// ifConfigClause+, whose children are steps
  case postfixIfConfig

  /// expression; `name` is the label
  case argument
  /// closure; `name` is the label
  case trailingClosure

  /// Tokens that could not be read.
  case gap

  var isDeclaration: Bool {
    rawValue >= OutlineKind.structDecl.rawValue
      && rawValue <= OutlineKind.precedencegroupDecl.rawValue
  }
}
