import Facts
import SourceText
import SwiftFrontEnd

extension Command {
  static let dump = Command(
    name: "dump",
    usage: "dump tokens|outline|facts FILE",
    summary: "Shows what a stage makes of one file: its tokens, its outline or its facts.",
    details: "'-' stands for standard input.",
    options: [],
    words: DumpedStage.allCases.map(\.rawValue),
    run: { arguments, console in
      guard let word = arguments.operands.first, arguments.operands.count == 2 else {
        throw UsageError(message: "'dump' needs tokens, outline or facts, and one file")
      }
      guard let stage = DumpedStage(rawValue: word) else {
        let known = DumpedStage.allCases.map(\.rawValue)
        throw UsageError(message: "unknown stage '\(word)'" + Suggestion.text(for: word, in: known))
      }
      let path = arguments.operands[1]
      do throws(InputFile.Failure) {
        let bytes = try InputFile.read(path)
        return console.print(try stage.text(of: bytes, path: path), otherwise: .clean)
      } catch {
        console.complain("cannot read '\(path)': \(error.reason)")
        return .failed
      }
    })
}

/// A stage of the pipeline that works on one file alone.
enum DumpedStage: String, CaseIterable {
  case tokens, outline, facts

  func text(of bytes: [UInt8], path: String) throws(InputFile.Failure) -> String {
    try bytes.withUnsafeBufferPointer { buffer throws(InputFile.Failure) in
      let facts: FileFacts
      do throws(SourceReadError) {
        // A file that a run refuses has no earlier stage to be seen either.
        facts = try SwiftFrontEnd.boundedFacts(path: path, bytes: buffer)
      } catch {
        throw InputFile.Failure(reason: error.message)
      }
      switch self {
      case .tokens: return SwiftFrontEnd.dumpTokens(buffer)
      case .outline: return SwiftFrontEnd.dumpOutline(buffer)
      case .facts: return FactsText.text(of: facts)
      }
    }
  }
}
