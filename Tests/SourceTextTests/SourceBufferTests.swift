import Foundation
import Testing

@testable import SourceText

@Suite struct SourceBufferTests {
  private func withFile<Result>(
    _ bytes: [UInt8], _ body: (SourcePath) throws -> Result
  ) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(SourcePath(file.path))
  }

  private func error(_ path: SourcePath) -> SourceReadError? {
    do throws(SourceReadError) {
      try SourceBuffer().read(path)
      return nil
    } catch {
      return error
    }
  }

  @Test func readsFilesOfAnySizeIntoTheSameBuffer() throws {
    let buffer = SourceBuffer()
    for size in [0, 1, 63, 64, 65, 65_471, 65_472, 65_473, 200_000, 20_000_000, 5] {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 % 251 + 1) }
      try withFile(bytes) { try buffer.read($0) }
      #expect(buffer.bytes.elementsEqual(bytes))
      let padded = UnsafeBufferPointer(
        start: buffer.bytes.baseAddress, count: size + SourceBuffer.padding)
      #expect(padded[size...].allSatisfy { $0 == 0 })
    }
    buffer.take(Array("abc".utf8))
    #expect(buffer.bytes.elementsEqual("abc".utf8))
  }

  @Test func saysWhyAFileCannotBeRead() throws {
    #expect(error(SourcePath("/no/such/file.swift"))?.isMissing == true)
    #expect(error(SourcePath("/")) == .notRegular(.folder))
    #expect(error(SourcePath("/dev/null")) == .notRegular(.device))
    #expect(try withFile([0x61, 0, 0x62]) { error($0) } == .binary)
    #expect(try withFile([0xFF, 0xFE, 0x61, 0]) { error($0) } == .utf16)
    #expect(try withFile([0xFF, 0xC3, 0x28]) { error($0) } == nil)
    let late = [UInt8](repeating: 0x20, count: SourceBuffer.binaryProbe) + [0]
    #expect(try withFile(late) { error($0) } == nil)
    let pipe = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString
    mkfifo(pipe, 0o600)
    defer { unlink(pipe) }
    #expect(error(SourcePath(pipe)) == .notRegular(.pipe))
    #expect(SourceReadError.system(EACCES).message == "permission denied")
  }

  /// A failed read leaves nothing of the file before.
  @Test func aFailureLeavesNoBytes() throws {
    let buffer = SourceBuffer()
    try withFile([0x61]) { try buffer.read($0) }
    #expect(throws: SourceReadError.self) { try buffer.read(SourcePath("/no/such/file")) }
    #expect(buffer.bytes.isEmpty)
  }
}

@Suite struct SourcePathTests {
  @Test func partsOfPaths() {
    #expect(SourcePath("/a/b/").lastComponent.elementsEqual("b".utf8))
    #expect(SourcePath("/a/b").parent == SourcePath("/a"))
    #expect(SourcePath("/a").parent == SourcePath("/"))
    #expect(SourcePath("/").parent == SourcePath("/") || SourcePath("/").parent.bytes.isEmpty)
    #expect(SourcePath("a").parent.bytes.isEmpty)
    #expect(SourcePath("/a").appending("b/c".utf8) == SourcePath("/a/b/c"))
    #expect(SourcePath("/").appending("b".utf8) == SourcePath("/b"))
    #expect(SourcePath("/a/b/c").relative(to: SourcePath("/a")) == SourcePath("b/c"))
    #expect(SourcePath("/a/b/c").relative(to: SourcePath("/")) == SourcePath("a/b/c"))
    #expect(SourcePath("/ab").relative(to: SourcePath("/a")) == nil)
    #expect(SourcePath("/a").relative(to: SourcePath("/a")) == nil)
  }

  @Test func pathsAreInTheOrderOfTheirBytes() {
    let paths = ["", "a", "a.swift", "a/b", "ab", "b", "\u{E9}"].map { SourcePath($0) }
    #expect(paths.reversed().sorted() == paths)
    #expect(SourcePath(bytes: [0x7F]) < SourcePath(bytes: [0xFF]))
    #expect(!(SourcePath("a") < SourcePath("a")))
  }

  @Test func pathsReachCWhole() {
    for text in ["", "a", String(repeating: "long/", count: 500)] {
      #expect(SourcePath(text).withCString { String(cString: $0) } == text)
    }
    let bytes = Array("abc".utf8)
    #expect(SourcePath.withCString(bytes) { String(cString: $0) } == "abc")
    #expect(SourcePath.withCString(bytes[1...]) { String(cString: $0) } == "bc")
    #expect(SourcePath.withCString(bytes[3...]) { String(cString: $0) } == "")
  }

  @Test func textShowsWhatIsNotText() {
    #expect(
      SourcePath(bytes: [0x61, 0xFF, 0xC3, 0xA9, 0x0A, 0xE2, 0x82]).text
        == "a\\xffé\\x0a\\xe2\\x82")
    #expect(SourcePath("plain/é b.swift").text == "plain/é b.swift")
  }
}
