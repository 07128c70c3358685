import Testing

@testable import rowlint

/// Where results are kept.
@Suite struct CacheOptionsTests {
  private func place(_ words: [String], _ variables: [String: String] = [:]) throws -> String? {
    let arguments = try Arguments(words, options: CacheOptions.all)
    let surroundings = ["HOME": "/someone"].merging(variables) { $1 }
    return try CacheOptions.place(arguments) { surroundings[$0] }
  }

  @Test func theCommandLineCountsFirst() throws {
    let off = ["ROWLINT_NO_CACHE": "1", "ROWLINT_CACHE_DIR": "/b"]
    #expect(try place(["--cache-dir", "c"], off) == "c")
    #expect(try place(["--cache-dir", "c", "--no-cache"]) == nil)
    #expect(try place(["--no-cache"], ["ROWLINT_CACHE_DIR": "/b"]) == nil)
    #expect(try place([], off) == nil)
    #expect(try place([], ["ROWLINT_NO_CACHE": "", "ROWLINT_CACHE_DIR": "b"]) == "b")
    #expect(throws: UsageError.self) { try place(["--cache-dir="]) }
  }

  @Test func elseTheSystemsPlace() throws {
    #expect(try place([], ["XDG_CACHE_HOME": "/x/"]) == "/x/rowlint")
    #if canImport(Darwin)
      let own = "/someone/Library/Caches/rowlint"
    #else
      let own = "/someone/.cache/rowlint"
    #endif
    #expect(try place([]) == own)
    #expect(try place([], ["XDG_CACHE_HOME": "x", "ROWLINT_CACHE_DIR": ""]) == own)
    #expect(try place([], ["HOME": ""]) == nil)
    #expect(try place([], ["HOME": "relative"]) == nil)
  }
}
