import Foundation
import TestSupport
import Testing

/// The built program.
enum Rowlint {
  /// It stands beside the test bundle.
  static let program: URL = {
    #if os(Linux)
      let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()
    #else
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
      let folder = bundle.bundleURL.deletingLastPathComponent()
    #endif
    return folder.appending(path: "rowlint")
  }()

  /// Without the variables by which the tests' own surroundings would colour its output or, where a
  /// hook runs the tests, lead git to another repository than the test's. Nor may a test find results
  /// of an earlier one, or of the user's.
  static let neutral = Dictionary(
    uniqueKeysWithValues: [
      "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS", "GIT_DIR", "GIT_INDEX_FILE",
      "GIT_WORK_TREE", "GIT_PREFIX", "PRE_COMMIT", "PRE_COMMIT_FROM_REF",
      "ROWLINT_CACHE_DIR", "XDG_CACHE_HOME",
    ].map { ($0, "") } + [("ROWLINT_NO_CACHE", "1")])

  /// Runs it in a folder.
  static func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:], input: [UInt8] = []
  ) throws -> ProcessResult {
    try Subprocess.run(
      program, arguments, in: folder,
      environment: neutral.merging(environment) { $1 }, input: input)
  }

  /// Runs a shell command in which `$ROWLINT` is the program.
  static func shell(_ command: String, in folder: URL) throws -> ProcessResult {
    try Subprocess.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", command], in: folder,
      environment: neutral.merging(["ROWLINT": program.path]) { $1 })
  }
}

/// Sources that the tests write.
enum Sample {
  /// One finding of `no-swipe-actions`, on line 6, and nothing of the other rules.
  static let faulty = """
    import SwiftUI

    struct TripList: View {
      var body: some View {
        List(trips) { trip in
          TripRow(trip: trip).swipeActions(allowsFullSwipe: false) {
            Button("Archive", systemImage: "archivebox") { store.archive(trip) }
          }
        }
      }
    }

    """

  static let clean = """
    import SwiftUI

    struct TripList: View {
      var body: some View {
        List(trips) { trip in
          Menu {
            Button("Archive") { store.archive(trip) }
          } label: {
            TripRow(trip: trip)
          }
        }
      }
    }

    """
}
