import Rules
import Testing

@testable import Analysis

/// What is built in is not checked in every run, and its vocabulary not read before it is asked for.
/// That may not be seen from outside.
@Suite struct UnreadVocabularyTests {
  private static let proven = ContractReader(
    rules: Registry.rules, embedded: Registry.contracts, embeddedAreProven: true)

  @Test(arguments: Registry.contracts.keys.sorted())
  func whatIsBuiltInIsProven(name: String) throws {
    let checked = try ContractReader.standard.read(.embedded(name))
    let proven = try Self.proven.read(.embedded(name))
    #expect(proven.fingerprint(of: Registry.rules) == checked.fingerprint(of: Registry.rules))
    #expect(!isRead(proven))
    #expect(proven == checked)
    #expect(proven.vocabulary.meaningNames.count > 50)
  }

  @Test(arguments: [
    #"{}"#,
    #"{"extends": "swipes", "rules": {"unused-suppression": "off"}}"#,
    #"{"vocabulary": {"undo": ["rescue"], "meanings": {"delete": {"titles": {"en": ["Zap"]}}}}}"#,
    #"{"vocabulary": {"replace": ["meanings"], "meanings": {"go": {"functions": ["go"]}}}}"#,
    #"{"extends": "nothing", "vocabulary": {"undo": ["rescue"]}}"#,
  ])
  func whatExtendsItIsTheSame(text: String) throws {
    let sample = try ContractSample(["rowlint.jsonc": text])
    let source = ContractSource.file(sample.path("rowlint.jsonc"))
    let checked = try ContractReader.standard.read(source)
    let proven = try Self.proven.read(source)
    #expect(proven.fingerprint(of: Registry.rules) == checked.fingerprint(of: Registry.rules))
    #expect(isRead(proven) == text.contains("vocabulary"))
    #expect(proven == checked)
  }

  @Test(arguments: [
    #"{"rules": {"one-meaning-per-swipe-direction": {"leading": ["raed"]}}}"#,
    #"{"vocabulary": {"meanings": {"x": {"sameAs": "deleet"}}}}"#,
    #"{"vocabulary": {"meanings": {"x": {"sameAs": "unread"}, "x": {}}}}"#,
  ])
  func faultsAreTheSame(text: String) throws {
    let sample = try ContractSample(["rowlint.jsonc": text])
    let source = ContractSource.file(sample.path("rowlint.jsonc"))
    let checked = #expect(throws: ContractError.self) {
      try ContractReader.standard.read(source)
    }
    let proven = #expect(throws: ContractError.self) { try Self.proven.read(source) }
    #expect(checked == proven)
  }

  @Test func changesOfTheFamilysOwnChangeTheFingerprint() throws {
    let texts = [
      "{}", #"{"vocabulary": {"undo": ["rescue"]}}"#,
      #"{"vocabulary": {"meaningless": ["rescue"]}}"#,
      #"{"vocabulary": {"replace": ["undo"]}}"#, #"{"extends": "nothing"}"#,
    ]
    let prints = try texts.map { text in
      let sample = try ContractSample(["rowlint.jsonc": text])
      return try Self.proven.read(.file(sample.path("rowlint.jsonc"))).fingerprint(of: [])
    }
    #expect(Set(prints).count == texts.count)
  }

  @Test func aValueIsPassedOverWhole() throws {
    let value = #"{"}": ["]", "\"}", {"\\": 1 /* } */}], // }"# + "\n / }"
    let text = #"{"a": {"b": {}}, "b":"# + value + #", "c": [{"b": {}}]}"#
    let (root, faults, unread) = JSONReader.read(Array(text.utf8), leaving: "b")
    #expect(faults == [])
    #expect(unread.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) } == value)
    #expect(root.object?.map(\.key) == ["a", "b", "c"])
    #expect(root["a"]?["b"]?.object == [])
    let start = try #require(root["b"]?.start)
    #expect(JSONReader.extent(ofObjectAt: start, in: Array(text.utf8)) == unread)
  }

  @Test(arguments: ["{\"b\": {", "{\"b\": {\"", "{\"b\": {\"\\", "{\"b\": {/*", "{\"b\": {[\"}"])
  func aTextThatEndsIsPassedOverToItsEnd(text: String) {
    let bytes = Array(text.utf8)
    let (_, _, unread) = JSONReader.read(bytes, leaving: "b")
    #expect(unread == 6..<bytes.count)
  }

  private func isRead(_ contract: Contract) -> Bool {
    if case .read = contract.words { true } else { false }
  }
}
