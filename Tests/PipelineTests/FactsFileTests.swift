import Analysis
import Facts
import Foundation
import Rules
import SwiftFrontEnd
import TestSupport
import Testing

@testable import Pipeline

/// What `rowlint facts` writes is read back as it was, or refused.
@Suite struct FactsFileTests {
  private static let sources = Repository.files(under: "Fixtures", withExtension: "swift")

  @Test func everyFixtureSurvivesCoding() throws {
    for path in Self.sources {
      let facts = try Repository.bytes(path).withUnsafeBufferPointer {
        SwiftFrontEnd.facts(path: path, bytes: $0)
      }
      let hashes: [UInt32: String] = [1: "a:1", 70_000: "b\t\\:2"]
      let lines = FileFactsWriter.lines(of: facts, lineHashes: hashes).split(separator: 10)
      let read = try FileFactsReader.read(
        strings: try #require(lines.first), numbers: try #require(lines.last))
      #expect(read.facts == facts, "\(path)")
      #expect(read.lineHashes == hashes)
    }
    #expect(Self.sources.count > 100)
  }

  @Test func numbersSurviveCoding() throws {
    var random = SeededNumbers(seed: 5)
    let numbers = [0, 1, 31, 32, 1 << 32, 1 << 58] + (0..<200).map { _ in random.next() >> 6 }
    let differences = [0, -1, 1, -16, 1 << 50, -(1 << 50)]
    var writer = NumberWriter()
    numbers.forEach { writer.write($0) }
    differences.forEach { writer.write(difference: $0) }
    var reader = NumberReader(writer.letters[...])
    for number in numbers { #expect(try reader.number() == number) }
    for difference in differences { #expect(try reader.difference() == difference) }
    #expect(reader.isAtEnd)
  }

  @Test func fieldsSurviveCoding() throws {
    let texts = ["", "a\tb", "\\", "\n\r\u{0}\u{7F}", "é", "e\u{301}", "\\0a"]
    let line = FactsFields.line(texts)
    #expect(line.count { $0 == 10 } == 1)
    let read = try FactsFields.read(line.dropLast())
    #expect(read.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
  }

  // MARK: Files

  static func request(_ folders: [String], jobs: Int = 2) throws -> RunRequest {
    let reader = ContractReader(rules: Registry.rules, embedded: Registry.contracts)
    return RunRequest(
      inputs: folders.map { AppInput(path: $0) }, contract: try reader.read(.embedded("family")),
      rules: Registry.rules, jobs: jobs, today: Day("2026-11-30"))
  }

  private static let family = ["CrumbJournal", "Pippa", "Training", "TravelJournal"].map {
    Repository.fixtures.appending(path: "Family/\($0)").path
  }

  private static func file(_ folders: [String], jobs: Int = 2) throws -> FactsFile {
    let request = try request(folders, jobs: jobs)
    let result = Pipeline.facts(of: request)
    #expect(result.problems == [])
    return FactsFile(
      contract: request.contract.fingerprint(of: request.rules), day: request.today,
      apps: result.apps)
  }

  @Test func sameBytesForAnyNumberOfThreadsAndAnyOrder() throws {
    let bytes = try Self.file(Self.family, jobs: 1).bytes
    #expect(try Self.file(Self.family.reversed(), jobs: 8).bytes == bytes)
    for jobs in [1, 8] {
      #expect(try FactsFile(reading: bytes, jobs: jobs).bytes == bytes)
    }
    #expect(try FactsFile(reading: bytes, jobs: 2).apps.map(\.name).sorted().count == 4)
  }

  /// No change of one byte and no shorter file passes for a whole one.
  @Test func damageIsSeen() throws {
    let bytes = try Self.file([Self.family[1]]).bytes
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= UInt8(1 << (place % 8))
      #expect(throws: FactsFault.self) { try FactsFile(reading: damaged, jobs: 1) }
      #expect(throws: FactsFault.self) {
        try FactsFile(reading: Array(bytes[..<place]), jobs: 1)
      }
    }
    #expect(throws: FactsFault.damaged) { try FactsFile(reading: bytes + [10], jobs: 1) }
    #expect(throws: FactsFault.noFacts) { try FactsFile(reading: [], jobs: 1) }
  }

  /// Whoever mends the checksum can lie, but cannot make rowlint trap or hang.
  @Test func whatTheChecksumDoesNotSeeIsReadOrRefused() throws {
    let bytes = try Self.file(Self.family).bytes
    let letters = Array("ABCDEFgh+/\\\t\n09".utf8)
    var random = SeededNumbers(seed: 11)
    var readable = 0
    let end = try #require(bytes.dropLast().lastIndex(of: 10))
    for _ in 0..<400 {
      var damaged = Array(bytes[...end])
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        let place = Int.random(in: 20..<damaged.count, using: &random)
        damaged[place] = letters[Int.random(in: 0..<letters.count, using: &random)]
      }
      guard let file = try? FactsFile(reading: FactsFile.signed(damaged), jobs: 1) else { continue }
      readable += 1
      var request = try Self.request([])
      request.facts = file.apps
      _ = Pipeline.run(request)
    }
    #expect(readable > 20)
  }

  // MARK: What is loaded

  @Test func anotherContractHasAnotherFingerprint() throws {
    let contract = try Self.request([]).contract
    let rules = Registry.rules
    let known = contract.fingerprint(of: rules)
    #expect(known == contract.fingerprint(of: rules.reversed()))
    #expect(known != contract.fingerprint(of: Array(rules.dropFirst())))

    var other = contract
    other.waivers = [
      Waiver(
        app: nil, rule: "no-swipe-actions", path: nil, reason: "r", until: nil,
        place: ContractPlace(file: "x", line: 1, column: 1))
    ]
    other.rules["no-swipe-actions"]?.severity = .note
    #expect(known == other.fingerprint(of: rules))
    other.rules["destructive-full-swipe-needs-undo"]?.options["depth"] = .integer(1)
    #expect(known != other.fingerprint(of: rules))

    var words = contract
    words.vocabulary.tapTargets.removeLast()
    #expect(known != words.fingerprint(of: rules))
    let reader = ContractReader(rules: rules, embedded: Registry.contracts)
    let folder = try TemporaryFolder()
    try folder.write(#"{ "vocabulary": { "undo": ["rescue"] } }"#, to: "rowlint.jsonc")
    let rescue = try reader.read(.file(folder.path + "/rowlint.jsonc"))
    #expect(known != rescue.fingerprint(of: rules))
  }
}
