import Foundation
import TestSupport
import Testing

/// What is written for people.
@Suite struct DocumentationTests {
  @Test func everyRuleHasAPageWithExamples() throws {
    let rules = Repository.files(under: "Rules", withExtension: "swift")
      .filter { $0 != "Rules/Registry.swift" }
    for rule in rules {
      let id = kebabCase(rule.dropFirst("Rules/".count).dropLast(".swift".count))
      let lines = String(decoding: try Repository.bytes("Rules/\(id).md"), as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.first == "# \(id)")
      for heading in ["## Wrong", "## Right"] {
        let section = lines.drop { !$0.hasPrefix(heading) }.dropFirst()
          .prefix { !$0.hasPrefix("## ") }
        #expect(section.contains { $0.hasPrefix("```swift") }, "\(id): \(heading)")
      }
    }
  }

  /// `NoSwipeActions` is `no-swipe-actions`.
  private func kebabCase(_ name: Substring) -> String {
    name.reduce(into: "") { text, letter in
      if letter.isUppercase, !text.isEmpty { text.append("-") }
      text += letter.lowercased()
    }
  }

  /// Types and functions that leave their file say what they are for. Properties, memberwise
  /// initialisers and the kinds of a type speak through their names; what a protocol asks for is
  /// documented there.
  @Test func publicDeclarationsAreDocumented() throws {
    let kinds: Set = ["struct", "enum", "class", "actor", "protocol", "func"]
    let asked: Set = ["<", "==", "hash", "encode"]
    for file in ["Sources", "Rules"].flatMap({
      Repository.files(under: $0, withExtension: "swift")
    }) {
      let texts = String(decoding: try Repository.bytes(file), as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let lines = texts.map { $0.trimmingCharacters(in: .whitespaces) }
      for (index, line) in lines.enumerated() {
        let words = line.split { $0 == " " || $0 == "(" || $0 == ":" || $0 == "<" }.map(String.init)
        guard words.contains("public"), words.first != "//",
          let kind = words.firstIndex(where: kinds.contains), kind < 5,
          words[..<kind].allSatisfy({ $0.allSatisfy(\.isLetter) || $0.hasPrefix("@") })
        else { continue }
        let name = words.dropFirst(kind + 1).first ?? ""
        let isNested = texts[index].hasPrefix("  ")
        if isNested, words[kind] != "func" { continue }
        if asked.contains(name) || line.contains("func < ") { continue }
        let above = lines[..<index].last { !$0.hasPrefix("@") } ?? ""
        #expect(above.hasPrefix("///"), "\(file):\(index + 1): \(line)")
      }
    }
  }
}
