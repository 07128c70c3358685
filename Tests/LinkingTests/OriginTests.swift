import Linking
import TestSupport
import Testing

/// Where values come from, through locals, properties, results and callers.
struct OriginTests {
  @Test func localsPropertiesAndResultsAreFollowed() {
    let family = Sources.family(
      """
      struct A {
        let one = "one"
        var two: String { make() }
        func make() -> String {
          return "two"
        }
        func act() {
          let mine = two
          use(mine)
        }
      }
      """)
    #expect(family.originLines(ofArgumentOf: "use") == [5])
  }

  @Test func callersAreAskedForParametersAndProperties() {
    let family = Sources.family([
      "Row.swift": "struct Row: View { let title: String\n var body: some View { use(title) } }",
      "Screen.swift": """
      struct Screen: View {
        var body: some View {
          Row(title: "a")
          Row(
            title: "b")
        }
      }
      """,
    ])
    #expect(family.originLines(ofArgumentOf: "use").sorted() == [3, 5])
  }

  @Test func initializersHandOn() {
    let family = Sources.family(
      """
      struct Row: View {
        let title: String
        init(_ text: String) { self.title = text }
        init(number: Int) {
          self.init("n")
        }
        var body: some View { use(title) }
      }
      func a() { Row("a") }
      func b() { Row(number: 1) }
      """)
    #expect(family.originLines(ofArgumentOf: "use").sorted() == [5, 9])
  }

  @Test func cyclesEnd() {
    let family = Sources.family(
      """
      struct A {
        var one: Int { two }
        var two: Int { one }
        func loop(_ x: Int) -> Int { loop(x) }
        func act() { use(one); use(loop(1)); use(other) }
        let other: () -> Void = other
      }
      class B: C {}
      class C: B { func act() { missing() } }
      """)
    _ = family.originLines(ofArgumentOf: "use")
    #expect(family.resolution(of: "missing") == "external")
  }

  @Test func closuresOfCallersAreCallable() {
    let family = Sources.family(
      """
      struct Remove: View {
        let action: () -> Void
        var body: some View { Button("x", action: action) }
      }
      struct Screen: View {
        var body: some View {
          Remove {
            erase()
          }
        }
      }
      """)
    guard let step = family.step("action"),
      case .resolved = family.callables(of: family.origins(of: Value(node: step.node))[0].value)
    else {
      Issue.record("the closure was not found")
      return
    }
    #expect(family.callerValues(of: step).count == 1)
  }
}
