import Analysis
import Facts
import Foundation
import Linking
import SourceText
import SwiftFrontEnd

/// One case under `Fixtures/Rules/<rule-id>/`: sources whose comments say what must be reported.
///
/// `// want <rule-id> "part of the message"` at a line's end expects a finding there, `// unsure
/// <rule-id>` a place that could not be told; several ids stand side by side. Missing and
/// unexpected ones both fail.
public struct RuleFixture: Sendable {
  public var ruleID: String
  public var folder: URL

  public init(ruleID: String, folder: URL) {
    self.ruleID = ruleID
    self.folder = folder
  }

  /// Every case below `Fixtures/Rules`, sorted.
  public static func all(under fixtures: URL) -> [RuleFixture] {
    let rules = fixtures.appending(path: "Rules")
    return names(in: rules).flatMap { rule in
      names(in: rules.appending(path: rule)).map { name in
        RuleFixture(ruleID: rule, folder: rules.appending(path: rule).appending(path: name))
      }
    }
  }

  public var name: String { "\(ruleID)/\(folder.lastPathComponent)" }

  /// What a case expects or gets at one line.
  private struct Mark: Hashable, Comparable {
    var path: String
    var line: UInt32
    var kind: String

    static func < (left: Self, right: Self) -> Bool {
      (left.path, left.line, left.kind) < (right.path, right.line, right.kind)
    }
  }

  /// Runs the rule over the case; one line for each difference, none where all is as said.
  public func differences(
    rules: [Rule], contract base: Contract, reader: ContractReader,
    transform: ([App]) -> [App] = { $0 }
  ) throws -> [String] {
    guard let rule = rules.first(where: { $0.id == ruleID }) else { return ["no such rule"] }
    var contract = base
    let own = folder.appending(path: ContractReader.fileName)
    if FileManager.default.fileExists(atPath: own.path) {
      contract = try reader.read(.file(own.path))
    }
    if contract.rules[ruleID]?.severity == nil {
      contract.rules[ruleID] = RuleSetting(
        severity: .error, options: contract.rules[ruleID]?.options ?? [:])
    }
    let (apps, expected) = load()
    let family = Linker.link(transform(apps))
    let analysis = Analyzer.run(
      rules: [rule], family: family, contract: contract, keepingJudgements: true)
    var found: [Mark: [String]] = [:]
    for finding in analysis.findings where finding.ruleID == ruleID {
      let place = finding.place
      let mark = Mark(
        path: "\(place.app)/\(place.path)", line: place.range.start.line, kind: "want")
      found[mark, default: []].append(finding.message)
    }
    for judgement in analysis.judgements[ruleID] ?? [] where judgement.verdict == .couldNotTell {
      let place = judgement.place
      let mark = Mark(
        path: "\(place.app)/\(place.path)", line: place.range.start.line, kind: "unsure")
      found[mark, default: []].append(judgement.steps.joined(separator: "; "))
    }
    return compare(expected, found)
  }

  private func compare(_ expected: [Mark: [String]], _ found: [Mark: [String]]) -> [String] {
    Set(expected.keys).union(found.keys).sorted().flatMap { mark -> [String] in
      let place = "\(mark.path):\(mark.line)"
      var messages = found[mark] ?? []
      var differences: [String] = []
      for part in expected[mark] ?? [] {
        if let index = messages.firstIndex(where: { part.isEmpty || $0.contains(part) }) {
          messages.remove(at: index)
        } else {
          differences.append(
            "\(place): missing \(mark.kind) \(part)\(messages.isEmpty ? "" : " among \(messages)")")
        }
      }
      return differences + messages.map { "\(place): unexpected \(mark.kind): \($0)" }
    }
  }

  // MARK: Reading

  /// The case as apps.
  public func apps() -> [App] { load().0 }

  /// The case as apps, and what its comments expect.
  private func load() -> ([App], [Mark: [String]]) {
    let children = RuleFixture.names(in: folder).filter { $0 != ContractReader.fileName }
    let isFamily = children.allSatisfy { RuleFixture.isFolder(folder.appending(path: $0)) }
    let roots = isFamily ? children.map { ($0, folder.appending(path: $0)) } : [("App", folder)]
    var expected: [Mark: [String]] = [:]
    let apps = roots.map { name, root in
      let paths = (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String })
      let files = (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { path in
        let bytes = [UInt8]((try? Data(contentsOf: root.appending(path: path))) ?? Data())
        for (line, text) in RuleFixture.lines(bytes).enumerated() {
          for (kind, parts) in marks(in: text) {
            let mark = Mark(path: "\(name)/\(path)", line: UInt32(line + 1), kind: kind)
            expected[mark, default: []] += parts
          }
        }
        return bytes.withUnsafeBufferPointer { SwiftFrontEnd.facts(path: path, bytes: $0) }
      }
      return App(name: name, files: files)
    }
    return (apps, expected)
  }

  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }

  /// `// want a "x", b` gives one part for each id that is this case's rule.
  private func marks(in line: Substring) -> [(kind: String, parts: [String])] {
    ["want", "unsure"].compactMap { kind in
      guard let start = line.range(of: "// \(kind) ", options: .backwards) else { return nil }
      var rest = line[start.upperBound...]
      var parts: [String] = []
      while true {
        rest = rest.drop { $0 == " " || $0 == "," }
        let id = rest.prefix { $0.isLetter || $0 == "-" }
        guard !id.isEmpty else { break }
        rest = rest.dropFirst(id.count).drop { $0 == " " }
        var part = ""
        if rest.first == "\"" {
          part = String(rest.dropFirst().prefix { $0 != "\"" })
          rest = rest.dropFirst(part.count + 2)
        }
        if id == ruleID { parts.append(part) }
      }
      return parts.isEmpty ? nil : (kind, parts)
    }
  }

  private static func names(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
