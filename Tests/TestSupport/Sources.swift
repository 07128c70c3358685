import Analysis
import Facts
import Linking
import SwiftFrontEnd

/// Swift text as facts and families, for tests.
public enum Sources {
  public static func facts(_ text: String, path: String = "File.swift") -> FileFacts {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { SwiftFrontEnd.facts(path: path, bytes: $0) }
  }

  /// One app of some files, linked.
  public static func family(_ files: [String: String]) -> Family {
    Linker.link([App(name: "App", files: files.map { facts($0.value, path: $0.key) })])
  }

  public static func family(_ text: String) -> Family { family(["File.swift": text]) }
}
