import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The little that rowlint reads of git's own files.
enum GitConfiguration {
  /// The user's global excludes file: `core.excludesFile`, else `git/ignore` in the configuration
  /// folder. Nil when the environment names no home.
  ///
  /// Source: gitignore(5), git-config(1) "FILES".
  static func excludesFile() -> SourcePath? {
    let home = environment("HOME")
    let configuration =
      environment("XDG_CONFIG_HOME") ?? home.map { $0.child(".config") }
    let files = [
      home?.child(".gitconfig"), configuration?.child("git/config"),
    ]
    for case .some(let file) in files {
      if let named = excludesFile(namedIn: file, home: home) { return named }
    }
    return configuration?.child("git/ignore")
  }

  /// The line after `prefix` in a small text file, without its end; nil when it does not start so.
  static func firstLine(of file: SourcePath, after prefix: String) -> [UInt8]? {
    guard let line = lines(of: file)?.first, line.starts(with: prefix.utf8) else { return nil }
    return Array(line.dropFirst(prefix.utf8.count))
  }

  private static func environment(_ name: String) -> SourcePath? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    let bytes = UnsafeRawBufferPointer(start: value, count: strlen(value))
    return SourcePath(bytes: Array(bytes))
  }

  private static func lines(of file: SourcePath) -> [ArraySlice<UInt8>]? {
    let buffer = SourceBuffer()
    guard (try? buffer.read(file)) != nil else { return nil }
    return Array(buffer.bytes).split(separator: UInt8(ascii: "\n")).map { line in
      line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
  }

  /// Reads `excludesFile = path` in the section `[core]`; the last one counts.
  private static func excludesFile(namedIn file: SourcePath, home: SourcePath?) -> SourcePath? {
    var isInCore = false
    var found: SourcePath?
    for line in lines(of: file) ?? [] {
      let text = String(decoding: line, as: UTF8.self).trimmingBlanks
      if text.hasPrefix("[") {
        isInCore = text.lowercased().hasPrefix("[core]")
        continue
      }
      guard isInCore, let equals = text.firstIndex(of: "="),
        text[..<equals].trimmingBlanks.lowercased() == "excludesfile"
      else { continue }
      var value = text[text.index(after: equals)...].trimmingBlanks
      if value.count >= 2, value.first == "\"", value.last == "\"" {
        value = value.dropFirst().dropLast()
      }
      if value.hasPrefix("~/"), let home {
        found = home.child(String(value.dropFirst(2)))
      } else {
        found = SourcePath(String(value))
      }
    }
    return found
  }
}

extension StringProtocol {
  fileprivate var trimmingBlanks: SubSequence {
    let start = firstIndex { $0 != " " && $0 != "\t" } ?? endIndex
    let end = self[start...].lastIndex { $0 != " " && $0 != "\t" }.map { index(after: $0) }
    return self[start..<(end ?? start)]
  }
}
