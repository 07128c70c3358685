import Foundation
import TestSupport
import Testing

/// Where output goes and what it looks like there.
@Suite struct OutputTests {
  @Test func sameBytesForAnyNumberOfThreadsAndAnyOrder() throws {
    let scratch = try family()
    let names = ["Trips", "Notes", "Shop", "Books"]
    for format in ["plain", "sarif"] {
      let base = ["--format", format, "--jobs"]
      let one = try Rowlint.run(base + ["1"] + names, in: scratch.folder)
      #expect(one.status == 1)
      let eight = try Rowlint.run(base + ["8"] + names, in: scratch.folder)
      #expect(eight.output == one.output)
      let shuffled = try Rowlint.run(base + ["3"] + names.reversed(), in: scratch.folder)
      #expect(shuffled.output == one.output)
    }
  }

  @Test func aClosedPipeEndsQuietly() throws {
    let scratch = try Scratch()
    let many = (0..<400).map { _ in Sample.faulty }.joined()
    try scratch.write("App/Many.swift", many)
    // `head` is gone long before the last line; the pipe's own status is in the file.
    let result = try Rowlint.shell(
      "{ \"$ROWLINT\" App; echo $? > status; } | head -1", in: scratch.folder)
    #expect(result.outputText.hasPrefix("App/Many.swift:6:27: error: "))
    #expect(result.errorText == "")
    let status = try Data(contentsOf: scratch.folder.appending(path: "status"))
    #expect(String(decoding: status, as: UTF8.self) == "1\n")
  }

  @Test func aFullDiskIsTwo() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let scratch = try family()
    let result = try Rowlint.shell("\"$ROWLINT\" Trips > /dev/full", in: scratch.folder)
    #expect(result.status == 2)
    #expect(result.errorText.contains("cannot write to standard output"))
  }

  @Test func colour() throws {
    let scratch = try family()
    func output(_ arguments: [String], _ environment: [String: String] = [:]) throws -> String {
      try Rowlint.run(arguments + ["Trips"], in: scratch.folder, environment: environment)
        .outputText
    }
    #expect(try !output([]).contains("\u{1B}"))
    #expect(try output(["--color", "always"]).contains("\u{1B}[1;31merror:"))
    #expect(try output(["--color=always"], ["NO_COLOR": "1"]).contains("\u{1B}"))
    #expect(try output([], ["CLICOLOR_FORCE": "1"]).contains("\u{1B}"))
    #expect(try !output([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]).contains("\u{1B}"))
    #expect(try !output(["--color", "never"], ["CLICOLOR_FORCE": "1"]).contains("\u{1B}"))
  }

  @Test func summaryAndSourceLinesComeWithColour() throws {
    let scratch = try family()
    let rich = try Rowlint.run(["--color=always", "Trips"], in: scratch.folder).outputText
    #expect(rich.contains("    6 |       TripRow(trip: trip).swipeActions("))
    #expect(rich.contains("1 error in 1 file."))
    #expect(rich.contains("Read 1 app, 1 file, "))
    let quiet = try Rowlint.run(["--color=always", "--quiet", "Trips"], in: scratch.folder)
    #expect(!quiet.outputText.contains("Read 1 app"))
    let stats = try Rowlint.run(["--stats", "Trips"], in: scratch.folder)
    #expect(stats.errorText.contains("Read 1 app, 1 file, "))
    #expect(!stats.outputText.contains("Read 1 app"))
  }

  @Test func anOutputFileIsWrittenWholeOrNotAtAll() throws {
    let scratch = try family()
    try scratch.write("out/report.sarif", "older")
    _ = try Rowlint.shell(
      "chmod 640 out/report.sarif; ln -s out/report.sarif link", in: scratch.folder)
    let arguments = ["--format", "sarif", "--output", "link", "Trips"]
    #expect(try Rowlint.run(arguments, in: scratch.folder).status == 1)
    let listing = try Rowlint.shell("ls -l out; test -L link && echo linked", in: scratch.folder)
    #expect(listing.outputText.contains("-rw-r-----"))
    #expect(listing.outputText.hasSuffix("report.sarif\nlinked\n"))
    let written = try Data(contentsOf: scratch.folder.appending(path: "out/report.sarif"))
    _ = try JSONSerialization.jsonObject(with: written)

    let failed = try Rowlint.run(["-o", "gone/report.sarif", "Trips"], in: scratch.folder)
    #expect(failed.status == 2)
    #expect(failed.errorText.contains("cannot write 'gone/report.sarif'"))
    #expect(failed.outputText == "")
  }

  @Test func standardInputStandsInForAFile() throws {
    let scratch = try family()
    let arguments = ["--stdin", "--stdin-filename", "Notes/List.swift", "Trips", "Notes"]
    let result = try Rowlint.run(
      arguments, in: scratch.folder, input: Array("// moved\n\(Sample.faulty)".utf8))
    #expect(result.status == 1)
    #expect(result.outputText.hasPrefix("Notes/List.swift:7:27: error: "))
    // An editor asks about its own file only.
    #expect(!result.outputText.contains("Trips/"))
    let alone = try Rowlint.run(
      ["--stdin", "--stdin-filename=Notes/New.swift"], in: scratch.folder,
      input: Array(Sample.faulty.utf8))
    #expect(alone.status == 1)
    #expect(alone.outputText.hasPrefix("Notes/New.swift:6:27: error: "))
  }

  private func family() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("Trips/List.swift", Sample.faulty)
    try scratch.write("Notes/List.swift", Sample.clean)
    try scratch.write("Shop/Deep/List.swift", Sample.faulty)
    for number in 0..<40 { try scratch.write("Books/List\(number).swift", Sample.faulty) }
    return scratch
  }
}
