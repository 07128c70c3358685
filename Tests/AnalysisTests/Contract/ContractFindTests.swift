import Foundation
import Testing

@testable import Analysis

@Suite struct ContractFindTests {
  @Test func theNearestUpToTheRepositorysRoot() throws {
    let sample = try ContractSample([
      "rowlint.jsonc": "{}", "repo/.git/HEAD": "", "repo/A/rowlint.jsonc": "{}",
      "repo/A/B/C/x.swift": "", "repo/D/x.swift": "", "worktree/.git": "gitdir: elsewhere",
      "plain/E/x.swift": "",
    ])
    let reader = ContractReader.standard
    #expect(reader.find(from: sample.path("repo/A/B/C")) == sample.path("repo/A/rowlint.jsonc"))
    #expect(reader.find(from: sample.path("repo/A")) == sample.path("repo/A/rowlint.jsonc"))
    #expect(reader.find(from: sample.path("repo/A/")) == sample.path("repo/A/rowlint.jsonc"))
    // The root is where looking ends, itself included.
    #expect(reader.find(from: sample.path("repo/D")) == nil)
    #expect(reader.find(from: sample.path("worktree")) == nil)
    #expect(reader.find(from: sample.path("plain/E")) == sample.path("rowlint.jsonc"))
    try sample.write("{}", to: "repo/rowlint.jsonc")
    #expect(reader.find(from: sample.path("repo/D")) == sample.path("repo/rowlint.jsonc"))
  }

  @Test(arguments: [
    ("", "a/b", "a/b"), ("x", "a", "x/a"), ("x/y", "../a", "x/a"), ("x", "./a/./b/", "x/a/b"),
    ("x", "../../a", "../a"), ("..", "../a", "../../a"), ("x", "/a/../b", "/b"),
    ("/", "../a", "/a"),
    ("x", "..", "."), ("", ".", "."), ("x//y", "a", "x/y/a"),
  ])
  func pathsAreJoined(folder: String, path: String, expected: String) {
    #expect(ContractFile.join(folder, path) == expected)
  }

  @Test func circlesEnd() throws {
    let sample = try ContractSample([
      "a.jsonc": #"{"extends": "sub/b.jsonc"}"#, "sub/b.jsonc": #"{"extends": "../a.jsonc"}"#,
    ])
    #expect(
      sample.faults("a.jsonc") == [
        "sub/b.jsonc:1:13: error: `extends` goes in a circle: "
          + "`a.jsonc` extends `sub/b.jsonc` extends `a.jsonc`"
      ])
    // A link that leads back to its own folder never gives the same path twice.
    try sample.write(#"{"extends": "again/rowlint.jsonc"}"#, to: "rowlint.jsonc")
    try FileManager.default.createSymbolicLink(
      atPath: sample.path("again"), withDestinationPath: ".")
    #expect(sample.faults().count == 1)
    #expect(sample.faults().first?.contains("`extends` goes in a circle") == true)
  }

  @Test func aFileWithoutEndIsNotRead() throws {
    let sample = try ContractSample()
    try sample.write(
      String(repeating: " ", count: ContractFile.sizeLimit + 1), to: ContractReader.fileName)
    #expect(sample.faults().first?.hasSuffix("it is larger than 4 MiB") == true)
  }

  @Test func aPipeDoesNotHang() throws {
    let sample = try ContractSample()
    #expect(mkfifo(sample.path("rowlint.jsonc"), 0o600) == 0)
    #expect(sample.faults().first?.hasSuffix("it is not a file") == true)
  }
}
