extension Command {
  static let dump = Command(
    name: "dump",
    usage: "dump tokens|outline|facts FILE",
    summary: "Shows what a stage makes of one file: its tokens, its outline or its facts.",
    details: "",
    options: [],
    run: { arguments, console in
      let stages = ["tokens", "outline", "facts"]
      guard let stage = arguments.operands.first, arguments.operands.count == 2 else {
        throw UsageError(message: "'dump' needs tokens, outline or facts, and one file")
      }
      guard stages.contains(stage) else {
        throw UsageError(
          message: "unknown stage '\(stage)'" + Suggestion.text(for: stage, in: stages))
      }
      return .clean
    })
}
