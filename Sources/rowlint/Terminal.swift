import Reporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the environment says of colour and width.
enum Terminal {
  enum ColourChoice: String, CaseIterable { case auto, always, never }

  /// How plain output looks. An explicit choice wins over `NO_COLOR` (no-color.org), that over
  /// `CLICOLOR_FORCE` (bixense.com/clicolors), that over whether it goes to a terminal.
  static func style(
    _ choice: ColourChoice, isTerminal: Bool, width: Int, environment: (String) -> String?
  ) -> PlainFormat.Style {
    func isSet(_ name: String) -> Bool { !(environment(name) ?? "").isEmpty }
    func rich(_ colour: Bool) -> PlainFormat.Style { .rich(colour: colour, width: width) }
    switch choice {
    case .always: return rich(true)
    case .never: return isTerminal ? rich(false) : .bare
    case .auto:
      if isSet("NO_COLOR") { return isTerminal ? rich(false) : .bare }
      if isSet("CLICOLOR_FORCE"), environment("CLICOLOR_FORCE") != "0" { return rich(true) }
      let isPlain = environment("TERM") == "dumb" || environment("CLICOLOR") == "0"
      return isTerminal ? rich(!isPlain) : .bare
    }
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Cells of a line; 80 where nobody knows.
  static var width: Int {
    var size = winsize()
    #if canImport(Musl)
      let code = ioctl(STDOUT_FILENO, Int32(TIOCGWINSZ), &size)
    #else
      let code = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    #endif
    if code == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }

  /// A variable of the environment.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
