import Foundation

/// The checkout that the tests run in.
public enum Repository {
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  public static let fixtures = root.appending(path: "Fixtures", directoryHint: .isDirectory)

  /// The bytes of a file, by its path from the root.
  public static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }

  /// Every file below a folder, as sorted paths from the root; hidden files are left out.
  public static func files(under folder: String, withExtension ext: String? = nil) -> [String] {
    let start = root.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: start.path)?.compactMap { $0 as? String }
    return (names ?? [])
      .filter { name in
        !name.split(separator: "/").contains { $0.hasPrefix(".") }
          && (ext == nil || name.hasSuffix(".\(ext ?? "")"))
      }
      .map { "\(folder)/\($0)" }
      .filter { path in
        var isFolder: ObjCBool = false
        let full = root.appending(path: path).path
        return FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
      .sorted()
  }
}
