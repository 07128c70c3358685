import Linking
import TestSupport
import Testing

/// What names lead to, across the files of an app.
struct ResolutionTests {
  @Test func callsGoByTheReceiversDeclaredType() {
    let family = Sources.family([
      "Model.swift": "class MailModel { func delete(_ m: Mail) {} }",
      "Other.swift": "class Trash { func delete(_ m: Mail) {} }",
      "View.swift": """
      struct Inbox: View {
        @StateObject private var model = MailModel()
        func act() { model.delete(mail) }
      }
      """,
    ])
    #expect(family.resolution(of: "delete") == "MailModel.delete")
  }

  @Test func wrappersAndSingletonsHaveTypes() {
    let family = Sources.family(
      """
      class Store { static let shared = Store(); func first() {}; func second() {} }
      struct A: View {
        @Environment(Store.self) var store
        @Environment(\\.modelContext) var context
        func act(store other: Store) {
          store.first()
          Store.shared.second()
          other.first()
          context.second()
        }
      }
      """)
    #expect(family.resolution(of: "first") == "Store.first")
    #expect(family.resolution(of: "second") == "Store.second")
    #expect(family.resolution(of: "first", number: 1) == "Store.first")
    #expect(family.resolution(of: "second", number: 1) == "external")
  }

  @Test func anUnknownReceiverGoesByNameAmongTheAppsMethods() {
    let family = Sources.family(
      """
      class A { func drop(_ x: Int) {} }
      class B { func keep(_ x: Int) {} }
      class C { func keep(_ x: Int) {} }
      func act() { make().drop(1); make().keep(1); make().drop(at: 1) }
      """)
    #expect(family.resolution(of: "drop") == "A.drop")
    #expect(family.resolution(of: "keep") == "ambiguous: B.keep, C.keep")
    #expect(family.resolution(of: "drop", number: 1) == "external")
  }

  @Test func arraysKeepTheirMethods() {
    let family = Sources.family(
      """
      class A { func remove(at i: Int) {} }
      class B { var rows: [Int] = []; func act() { rows.remove(at: 1) } }
      """)
    #expect(family.resolution(of: "remove") == "external")
  }

  @Test func localsParametersAndLocalFunctionsComeFirst() {
    let family = Sources.family(
      """
      func act() {}
      struct A {
        func act() {}
        func one(act: () -> Void) { act() }
        func two() { func act() {}; act() }
        func three() {
          let act = { }
          act()
        }
        func four() { act() }
      }
      """)
    #expect(family.resolution(of: "act") == "unresolved")
    #expect(family.resolution(of: "act", number: 1) == "A.two.act")
    #expect(family.resolution(of: "act", number: 2) == "value at line 7")
    #expect(family.resolution(of: "act", number: 3) == "A.act")
  }

  @Test func aLocalIsSeenOnlyInItsBranchAndAfterIt() {
    let family = Sources.family(
      """
      struct A {
        let it = 1
        func one() {
          use(it)
          if let it = other { use(it) }
          use(it)
        }
      }
      """)
    let lines = (0..<3).map { number -> String in
      guard let step = family.step("it", number: number) else { return "" }
      if case .local = family.lookUp("it", at: step.node) { return "local" }
      return "member"
    }
    #expect(lines == ["member", "local", "member"])
  }

  @Test func overloadsAreToldApartByLabels() {
    let family = Sources.family(
      """
      struct A {
        func row(_ x: Int) {}
        func row(for x: Int, done: () -> Void) {}
        func row(_ x: Int, isLast: Bool = false, then: (Int) -> Void) {}
        func act() { row(1); row(for: 1) { }; row(1) { _ in } }
      }
      """)
    let arities = (0..<3).map { number -> Int in
      guard let step = family.step("row", number: number),
        case .resolved(.code(let code)) = family.target(of: step, in: nil),
        let declaration = code.declaration
      else { return 0 }
      return family[declaration].parameters.count
    }
    #expect(arities == [1, 2, 3])
  }

  @Test func extensionsInheritanceAndProtocolsGiveMembers() {
    let family = Sources.family([
      "A.swift": "class Base { func base() {} }\nprotocol P {}\nextension P { func fromP() {} }",
      "B.swift": "class Child: Base, P { func act() { base(); fromP(); own() } }",
      "C.swift": "extension Child { func own() {} }",
    ])
    #expect(family.resolution(of: "base") == "Base.base")
    #expect(family.resolution(of: "fromP") == "P.fromP")
    #expect(family.resolution(of: "own") == "Child.own")
  }

  @Test func nestedTypesOfOneNameAreToldApart() {
    let family = Sources.family(
      """
      struct One { struct Row {}; func act() { Row() } }
      struct Two { struct Row {} }
      extension Two { func act() { Row(); One.Row() } }
      """)
    #expect(family.resolution(of: "Row") == "One.Row")
    #expect(family.resolution(of: "Row", number: 1) == "Two.Row")
    #expect(family.resolution(of: "Row", number: 2) == "One.Row")
  }

  @Test func appsDoNotSeeEachOther() {
    let family = Linker.link([
      App(name: "A", files: [Sources.facts("func act() { help() }")]),
      App(name: "B", files: [Sources.facts("func help() {}")]),
    ])
    #expect(family.resolution(of: "help") == "external")
  }
}
