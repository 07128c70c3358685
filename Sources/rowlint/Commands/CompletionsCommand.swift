import Rules

extension Command {
  static let completions = Command(
    name: "completions",
    usage: "completions bash|zsh|fish",
    summary: "Prints a script that completes commands, options and rules in a shell.",
    details: """
      bash: rowlint completions bash > ~/.local/share/bash-completion/completions/rowlint
      zsh:  rowlint completions zsh > a folder of $fpath, as _rowlint
      fish: rowlint completions fish > ~/.config/fish/completions/rowlint.fish
      """,
    options: [],
    words: CompletionScript.Shell.allCases.map(\.rawValue),
    run: { arguments, console in
      let known = CompletionScript.Shell.allCases.map(\.rawValue)
      guard arguments.operands.count == 1, let name = arguments.operands.first,
        let shell = CompletionScript.Shell(rawValue: name)
      else {
        if arguments.operands.count > 1, arguments.operands.allSatisfy({ known.contains($0) }) {
          throw UsageError(message: "'completions' takes one shell at a time")
        }
        let word =
          arguments.operands.first { !known.contains($0) } ?? arguments.operands.dropFirst().first
        throw UsageError(
          message: "'completions' takes one of \(known.joined(separator: ", "))"
            + (word.map { ", not '\($0)'" + Suggestion.text(for: $0, in: known) } ?? ""))
      }
      return console.print(CompletionScript.text(for: shell), otherwise: .clean)
    })
}

/// Completion scripts, made from the commands' own options so that they cannot fall behind.
enum CompletionScript {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static var formats: String {
    OutputFormat.allCases.map(\.rawValue).joined(separator: " ")
  }

  private static var rules: String { Registry.rules.map(\.id).joined(separator: " ") }

  private static var bash: String {
    let cases = Command.all.map { command in
      let words = (optionNames(command) + command.words).joined(separator: " ")
      return "    \(command.name)) words=\"\(words)\" ;;"
    }
    let operands = Command.all.filter { !$0.words.isEmpty }.map { command in
      "      \(command.name)) COMPREPLY=($(compgen -W \"\(command.words.joined(separator: " "))\" -- "
        + "\"$word\")); return ;;"
    }
    return """
      # rowlint completions for bash
      _rowlint() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words
        case $before in
          --only | --skip) COMPREPLY=($(compgen -W "\(rules)" -- "$word")); return ;;
          --format) COMPREPLY=($(compgen -W "\(formats)" -- "$word")); return ;;
      \(wordCases("    "))
        esac
        if [ "$COMP_CWORD" = 2 ] && [[ $word != -* ]]; then
          case $before in
      \(operands.joined(separator: "\n"))
          esac
        fi
        case ${COMP_WORDS[1]} in
      \(cases.joined(separator: "\n"))
          *) words="\(optionNames(.check).joined(separator: " "))" ;;
        esac
        if [ "$COMP_CWORD" = 1 ]; then
          words="$words \(Command.all.map(\.name).joined(separator: " "))"
        fi
        COMPREPLY=($(compgen -W "$words" -- "$word") $(compgen -f -- "$word"))
      }
      complete -o filenames -F _rowlint rowlint

      """
  }

  /// `--color) … ;;` for each option that takes one of a few words.
  private static func wordCases(_ indentation: String) -> String {
    var seen: Set<String> = []
    return Command.all.flatMap(\.options).compactMap { option -> String? in
      guard case .word(let words) = option.value, seen.insert(option.name).inserted else {
        return nil
      }
      let list = words.joined(separator: " ")
      return indentation
        + "\(option.name)) COMPREPLY=($(compgen -W \"\(list)\" -- \"$word\")); return ;;"
    }.joined(separator: "\n")
  }

  private static func optionNames(_ command: Command) -> [String] {
    (command.options + [.help, .version]).map(\.name)
  }

  private static var zsh: String {
    let commands = Command.all.map { "    '\($0.name):\(quoted($0.summary))'" }
    let cases = Command.all.map { command in
      let words = command.words.joined(separator: " ")
      let first = words.isEmpty ? "" : " '1:\(command.name):(\(words))'"
      return "    \(command.name)) _arguments \(zshOptions(command))\(first) '*:path:_files' ;;"
    }
    return """
      #compdef rowlint
      # rowlint completions for zsh
      _rowlint() {
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
        fi
        local command=$words[2]
        # What follows is read as if the command were the program.
        if (( ${commands[(I)$command:*]} )); then
          shift words
          (( CURRENT-- ))
        fi
        case $command in
      \(cases.joined(separator: "\n"))
          *) _arguments \(zshOptions(.check)) '*:path:_files' ;;
        esac
      }
      _rowlint "$@"

      """
  }

  private static func zshOptions(_ command: Command) -> String {
    (command.options + [.help, .version]).map { option in
      let summary = quoted(option.summary)
      switch option.value {
      case .none: return "'\(option.name)[\(summary)]'"
      case .required(let placeholder):
        let values = values(of: placeholder).map { "(\($0))" } ?? "_files"
        return "'\(option.name)=[\(summary)]:\(placeholder.lowercased()):\(values)'"
      case .word(let words):
        return "'\(option.name)=[\(summary)]:word:(\(words.joined(separator: " ")))'"
      }
    }.joined(separator: " ")
  }

  /// The words that an option's value may be, by what the help calls it.
  private static func values(of placeholder: String) -> String? {
    if placeholder.hasPrefix("RULE") { return rules }
    return placeholder.hasPrefix("FORMAT") ? formats : nil
  }

  /// Safe within single quotes and within the brackets of zsh's specifications.
  private static func quoted(_ text: String) -> String {
    String(text.map { "'[]:".contains($0) ? " " : $0 })
  }

  private static var fish: String {
    var lines = ["# rowlint completions for fish"]
    let names = Command.all.map(\.name).joined(separator: " ")
    for command in Command.all {
      lines.append(
        "complete -c rowlint -n __fish_use_subcommand -a \(command.name) "
          + "-d '\(command.summary.replacing("'", with: "\\'"))'")
      let condition =
        command.name == "check"
        ? "not __fish_seen_subcommand_from \(names); or __fish_seen_subcommand_from check"
        : "__fish_seen_subcommand_from \(command.name)"
      if !command.words.isEmpty {
        lines.append(
          "complete -c rowlint -n '\(condition)' -f -a '\(command.words.joined(separator: " "))'")
      }
      for option in command.options {
        var line = "complete -c rowlint -n '\(condition)' -l \(option.name.dropFirst(2))"
        switch option.value {
        case .none: break
        case .required(let placeholder):
          line += values(of: placeholder).map { " -x -a '\($0)'" } ?? " -r"
        case .word(let words): line += " -x -a '\(words.joined(separator: " "))'"
        }
        lines.append(line + " -d '\(option.summary.replacing("'", with: "\\'"))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
