/// A rule's page, taken apart into the code that it shows.
public struct RulePage {
  /// The Swift blocks under `## Wrong` and `## Right`.
  public private(set) var wrong: [String] = []
  public private(set) var right: [String] = []

  public init(_ page: String) {
    var heading = ""
    var block: [Substring]?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = block {
        guard line == "```" else {
          block = lines + [line]
          continue
        }
        let text = lines.joined(separator: "\n") + "\n"
        if heading == "## Wrong" { wrong.append(text) }
        if heading == "## Right" { right.append(text) }
        block = nil
      } else if line == "```swift" {
        block = []
      } else if line.hasPrefix("## ") {
        heading = String(line)
      }
    }
  }
}
