import SourceText
import Testing

@testable import Pipeline

/// Paths of files in one block.
struct SourceFilesTests {
  private static func files(_ paths: [String]) -> SourceFiles {
    SourceFiles(paths.map { SourceFile(path: SourcePath($0)) })
  }

  @Test func pathsAreAsTheyWereAdded() {
    let paths = ["A.swift", "", "Row/é.swift", "Row/B.swift"]
    let files = SourceFilesTests.files(paths)
    #expect(files.map(\.path.text) == paths)
    #expect(files.indices.map { Array(files.path($0)) } == paths.map { Array($0.utf8) })
  }

  @Test func theyAreSortedAsPathsCompare() {
    let paths = ["b", "a/b", "a.swift", "ab", "a", "é", "a/", "a\u{1}", "Z", "b", "a/b", "b"]
    var files = SourceFilesTests.files(paths)
    files.putInOrder()
    #expect(files.map(\.path) == Set(paths).map { SourcePath($0) }.sorted())
    let sorted = files
    files.putInOrder()
    #expect(files == sorted)
  }

  @Test func twoOfOneAreOne() {
    var files = SourceFilesTests.files(["a", "a"])
    files.putInOrder()
    #expect(files.count == 1)
    var none = SourceFiles()
    none.putInOrder()
    #expect(none.isEmpty)
  }

  /// Where one path ends and the next begins counts.
  @Test func theSameBytesAreNotTheSameFiles() {
    #expect(SourceFilesTests.files(["ab", "c"]) != SourceFilesTests.files(["a", "bc"]))
  }
}
