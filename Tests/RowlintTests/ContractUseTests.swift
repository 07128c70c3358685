import TestSupport
import Testing

/// The contract as a person meets it.
@Suite struct ContractUseTests {
  @Test(arguments: [
    (#"{ "rule": {} }"#, "rowlint.jsonc:1:3: error: unknown key `rule`; did you mean `rules`?"),
    (#"{ "exclude": 3 }"#, "rowlint.jsonc:1:14: error: "),
    ("{\n  \"rules\": { \"no-swipe\": \"off\" }\n}", "rowlint.jsonc:2:14: error: unknown rule"),
    ("{ \"rules\": ", "rowlint.jsonc:1:"),
  ])
  func aBadOneIsTwoAndSaysWhere(contract: String, message: String) throws {
    let scratch = try Scratch()
    try scratch.write("App/List.swift", Sample.faulty)
    try scratch.write("rowlint.jsonc", contract)
    for arguments in [["App"], ["rules"], ["explain", "App/List.swift:6"]] {
      let result = try Rowlint.run(arguments, in: scratch.folder)
      #expect(result.status == 2)
      #expect(result.errorText.contains(message), "\(result.errorText)")
    }
  }

  @Test func sarifCarriesWhatIsWrongWithIt() throws {
    let scratch = try Scratch()
    try scratch.write("rowlint.jsonc", "{")
    let result = try Rowlint.run(["--format", "sarif", "App"], in: scratch.folder)
    #expect(result.status == 2)
    #expect(result.outputText.contains("\"executionSuccessful\": false"))
  }

  @Test func itIsFoundAboveTheWorkingFolderAndItsAppsAreChecked() throws {
    let scratch = try Scratch()
    try scratch.write("Apps/Trips/List.swift", Sample.faulty)
    try scratch.write("Apps/Notes/List.swift", Sample.clean)
    try scratch.write(".git/HEAD", "")
    try scratch.write(
      "rowlint.jsonc",
      """
      {
        // Both of them.
        "apps": [
          { "name": "Trips", "path": "Apps/Trips" },
          { "name": "Notes", "path": "Apps/Notes" },
        ],
      }
      """)
    let result = try Rowlint.run([], in: scratch.folder.appending(path: "Apps/Trips"))
    #expect(result.status == 1)
    #expect(result.outputText.hasPrefix("List.swift:6:27: error: "))
  }

  @Test func theReadmesExampleIsOne() throws {
    let readme = String(decoding: try Repository.bytes("README.md"), as: UTF8.self)
    let example = try #require(readme.split(separator: "```jsonc\n").dropFirst().first)
    let scratch = try Scratch()
    try scratch.write("rowlint.jsonc", String(try #require(example.split(separator: "```").first)))
    try scratch.write("Apps/TravelJournal/List.swift", Sample.faulty)
    try scratch.write("Apps/Pippa/List.swift", Sample.faulty)
    let result = try Rowlint.run(["--today", "2027-01-01"], in: scratch.folder)
    #expect(result.errorText == "")
    #expect(result.status == 0)
    #expect(
      result.outputText.hasPrefix("Apps/TravelJournal/List.swift:6:27: warning: ")
        && !result.outputText.contains("Pippa"))
  }

  @Test func anotherCanBeNamed() throws {
    let scratch = try Scratch()
    try scratch.write("App/List.swift", Sample.faulty)
    try scratch.write("other.jsonc", #"{ "extends": "swipes" }"#)
    #expect(try Rowlint.run(["--rules", "other.jsonc", "App"], in: scratch.folder).status == 0)
    #expect(try Rowlint.run(["--rules=gone.jsonc", "App"], in: scratch.folder).status == 2)
  }
}
