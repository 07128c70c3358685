import Facts
import TestSupport

@testable import SwiftFrontEnd

/// The sources under `Fixtures/SwiftFrontEnd` that outline and extraction are held to.
enum OutlineFixtures {
  static let whole = paths("Outline/ok")
  static let broken = paths("Outline/err")
  static let extraction = paths("Extraction")
  static let all = whole + broken + extraction

  private static func paths(_ folder: String) -> [String] {
    Repository.files(under: "Fixtures/SwiftFrontEnd/\(folder)", withExtension: "swift")
  }

  /// `Outline/ok/types.swift` → `SwiftFrontEnd/Outline/ok/types.outline`, below `Fixtures`.
  static func golden(_ path: String, _ ending: String) -> String {
    String(path.dropFirst("Fixtures/".count).dropLast(".swift".count)) + "." + ending
  }

  static func facts(_ bytes: [UInt8]) -> FileFacts {
    bytes.withUnsafeBufferPointer { SwiftFrontEnd.facts(path: "A.swift", bytes: $0) }
  }
}
