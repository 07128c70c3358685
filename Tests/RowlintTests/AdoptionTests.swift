import Foundation
import TestSupport
import Testing

@testable import rowlint

/// `init` and `completions`.
@Suite struct AdoptionTests {
  private func family() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("Apps/Mail/Mail.xcodeproj/project.pbxproj", "")
    try scratch.write("Apps/Mail/Sources/List.swift", Sample.faulty)
    try scratch.write("Apps/Mail/Packages/Kit/Package.swift", "")
    try scratch.write("Apps/\"Notes\"/Package.swift", "// swift-tools-version: 6.0\n")
    try scratch.write("Pods/Other/Package.swift", "")
    return scratch
  }

  @Test func findsTheOutermostAppsAndWritesAContractThatHolds() throws {
    let scratch = try family()
    let result = try Rowlint.run(["init"], in: scratch.folder)
    #expect(result.status == 0, "\(result.errorText)")
    #expect(result.outputText.contains("Wrote rowlint.jsonc with 2 apps"))
    #expect(result.outputText.contains("Mail  Apps/Mail  (Mail.xcodeproj)"))
    #expect(result.outputText.contains("1  no-swipe-actions"))
    let check = try Rowlint.run([], in: scratch.folder)
    #expect(check.status == 1)
    #expect(check.outputText.contains("Apps/Mail/Sources/List.swift:6:"))
  }

  @Test func writesOverNothing() throws {
    let scratch = try family()
    try scratch.write("rowlint.jsonc", "{}")
    let refused = try Rowlint.run(["init"], in: scratch.folder)
    #expect(refused.status == 2)
    #expect(refused.errorText.contains("--force"))
    #expect(try Rowlint.run(["init", "--force"], in: scratch.folder).status == 0)
  }

  @Test func withoutProjectsAppsHaveAMain() throws {
    let scratch = try Scratch()
    try scratch.write("One/App.swift", "@main\nstruct OneApp: App {}\n")
    try scratch.write("Two/Notes.swift", "// not @mainly\n")
    let result = try Rowlint.run(["init"], in: scratch.folder)
    #expect(result.outputText.contains("One  One  (it starts in App.swift)"))
    #expect(result.outputText.contains("though there are Swift files: Two."))
    let empty = try Scratch()
    #expect(try Rowlint.run(["init"], in: empty.folder).status == 2)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsNameEveryCommandOptionAndRule(shell: String) throws {
    let scratch = try Scratch()
    let result = try Rowlint.run(["completions", shell], in: scratch.folder)
    #expect(result.status == 0)
    for command in Command.all {
      #expect(result.outputText.contains(command.name))
      for option in command.options {
        #expect(result.outputText.contains(String(option.name.dropFirst(2))), "\(option.name)")
      }
    }
    #expect(result.outputText.contains("no-text-selection-in-tap-row"))
  }

  @Test func bashReadsItsCompletions() throws {
    let scratch = try Scratch()
    let script = """
      source <("$ROWLINT" completions bash)
      COMP_WORDS=(rowlint check --form); COMP_CWORD=2; _rowlint
      echo "${COMPREPLY[@]}"
      COMP_WORDS=(rowlint explain no-sw); COMP_CWORD=2; _rowlint
      echo "${COMPREPLY[@]}"
      COMP_WORDS=(rowlint hook ""); COMP_CWORD=2; _rowlint
      echo "${COMPREPLY[@]}"
      COMP_WORDS=(rowlint check --format s); COMP_CWORD=3; _rowlint
      echo "${COMPREPLY[@]}"
      """
    try scratch.write("try.bash", script)
    let result = try Rowlint.shell("bash try.bash", in: scratch.folder)
    #expect(
      result.outputText == "--format\nno-swipe-actions\ninstall uninstall\nsarif\n",
      "\(result.errorText)")
  }
}
