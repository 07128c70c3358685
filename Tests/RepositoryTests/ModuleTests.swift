import Foundation
import TestSupport
import Testing

/// What may know of what.
@Suite struct ModuleTests {
  /// A module's folder and the modules of this package that it may import. The order of the
  /// pipeline; every stage may speak of source ranges.
  private static let allowed: [(folder: String, imports: Set<String>)] = [
    ("Sources/SourceText", []),
    ("Sources/Facts", ["SourceText"]),
    ("Sources/SwiftFrontEnd", ["Facts", "SourceText"]),
    ("Sources/Linking", ["Facts", "SourceText"]),
    ("Sources/Analysis", ["Linking", "Facts", "SourceText"]),
    ("Rules", ["Analysis", "Linking", "Facts", "SourceText"]),
    ("Sources/Reporting", ["Analysis", "SourceText"]),
    (
      "Sources/Pipeline",
      ["SourceText", "Facts", "SwiftFrontEnd", "Linking", "Analysis", "Reporting"]
    ),
    (
      "Sources/rowlint",
      [
        "SourceText", "Facts", "SwiftFrontEnd", "Linking", "Analysis", "Reporting", "Pipeline",
        "Rules", headers,
      ]
    ),
  ]

  /// A header of the C library, without code of ours.
  private static let headers = "CMalloc"

  /// What comes with the toolchain and costs nothing at start-up.
  private static let system: Set<String> = [
    "FoundationEssentials", "Synchronization", "Glibc", "Musl", "Darwin",
  ]

  @Test func importsFollowThePipeline() throws {
    for (folder, allowed) in Self.allowed {
      let files = Repository.files(under: folder, withExtension: "swift")
      #expect(!files.isEmpty, "\(folder)")
      for file in files {
        let strangers = try imports(of: file).subtracting(allowed).subtracting(Self.system)
        #expect(strangers == [], "\(file)")
      }
    }
  }

  @Test func everyModuleIsListed() throws {
    let folders = try FileManager.default
      .contentsOfDirectory(atPath: Repository.root.appending(path: "Sources").path)
      .filter { !$0.hasPrefix(".") && !$0.hasSuffix(".md") }
    #expect(
      Set(folders.map { "Sources/\($0)" } + ["Rules"])
        == Set(Self.allowed.map(\.folder) + ["Sources/\(Self.headers)"]))
  }

  /// Only as the twin of `FoundationEssentials`, where the platform has no other.
  @Test func foundationStandsOnlyWhereItsEssentialsAreMissing() throws {
    for file in Self.allowed.flatMap({ Repository.files(under: $0.folder, withExtension: "swift") })
    {
      let lines = try lines(of: file)
      for (index, line) in lines.enumerated() where line == "import Foundation" {
        let before = lines[..<index].suffix(3)
        #expect(
          Array(before) == [
            "#if canImport(FoundationEssentials)", "import FoundationEssentials", "#else",
          ], "\(file)")
      }
    }
  }

  @Test func onlyTheProgramPrintsAndExits() throws {
    let forbidden = ["print(", "exit(", "_exit(", "abort(", "fatalError(", "debugPrint(", "fputs("]
    for (folder, _) in Self.allowed where folder != "Sources/rowlint" {
      for file in Repository.files(under: folder, withExtension: "swift") {
        let lines = try lines(of: file)
        for line in lines where !line.hasPrefix("//") {
          for call in forbidden where line.hasPrefix(call) || line.contains(" \(call)") {
            let name = call.dropLast()
            // A method of the file's own of that name.
            let isOwn = lines.contains { $0.contains("func \(name)(") }
            #expect(isOwn, "\(file): \(line)")
          }
        }
      }
    }
  }

  private func imports(of file: String) throws -> Set<String> {
    Set(
      try lines(of: file).compactMap { line in
        let words = line.split(separator: " ").filter { !$0.hasPrefix("@") }
        guard words.first == "import", let name = words.last, name != "Foundation" else {
          return nil
        }
        return name.split(separator: ".").first.map(String.init)
      })
  }

  /// Without their indentation.
  private func lines(of file: String) throws -> [String] {
    String(decoding: try Repository.bytes(file), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
