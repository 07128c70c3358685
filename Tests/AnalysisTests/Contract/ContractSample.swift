import Foundation
import Rules
import TestSupport

@testable import Analysis

/// Contracts written into a folder of their own.
struct ContractSample: ~Copyable {
  let folder: URL

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "contract-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  func read(_ name: String = ContractReader.fileName) throws(ContractError) -> Contract {
    try ContractReader.standard.read(.file(path(name)))
  }

  /// The faults of a contract as a run prints them, without the folder; empty where it is good.
  func faults(_ name: String = ContractReader.fileName) -> [String] {
    do throws(ContractError) {
      _ = try read(name)
      return []
    } catch {
      switch error {
      case .faults(let faults):
        return faults.map {
          $0.description.replacingOccurrences(of: folder.path + "/", with: "")
        }
      case .unreadable(let path, let reason): return ["\(path): \(reason)"]
      }
    }
  }
}

extension ContractReader {
  /// With the rules and contracts of the program.
  static let standard = ContractReader(rules: Registry.rules, embedded: Registry.contracts)
}
