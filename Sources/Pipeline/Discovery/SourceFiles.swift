import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// An app's source files by their paths, all in one block of memory: a family has tens of thousands,
/// and as arrays of their own they would take twice the memory, and each a piece of it to make and to
/// free.
public struct SourceFiles: Sendable, Equatable {
  private var bytes: [UInt8] = []
  /// By file, where its path ends.
  private var ends: [Int] = []

  public init() {}

  init(_ files: some Sequence<SourceFile>) {
    for file in files { append(file.path.bytes[...]) }
  }

  /// Adds a file by its path, relative to the app's root.
  mutating func append(_ path: ArraySlice<UInt8>) {
    bytes += path
    ends.append(bytes.count)
  }

  /// A file's path, relative to the app's root, where it lies.
  func path(_ file: Int) -> ArraySlice<UInt8> { bytes[start(of: file)..<ends[file]] }

  private func start(of file: Int) -> Int { file == 0 ? 0 : ends[file - 1] }

  /// Sorts by path, and leaves one of those that are the same: a file can be named beside the folder
  /// that it is in.
  mutating func putInOrder() {
    // As an earlier run found them.
    if indices.dropFirst().allSatisfy({ order($0 - 1, $0) < 0 }) { return }
    let sorted = indices.sorted { order($0, $1) < 0 }
    var inOrder = SourceFiles()
    inOrder.bytes.reserveCapacity(bytes.count)
    inOrder.ends.reserveCapacity(ends.count)
    for (position, file) in sorted.enumerated()
    where position == 0 || order(sorted[position - 1], file) != 0 {
      inOrder.append(path(file))
    }
    self = inOrder
  }

  /// Negative where the first comes before the second, 0 where they are the same. As `SourcePath`
  /// compares.
  private func order(_ first: Int, _ second: Int) -> Int {
    let (start, other) = (start(of: first), start(of: second))
    let (count, otherCount) = (ends[first] - start, ends[second] - other)
    let order = bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.map { memcmp($0 + start, $0 + other, Swift.min(count, otherCount)) } ?? 0
    }
    return order == 0 ? count - otherCount : Int(order)
  }
}

extension SourceFiles: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { ends.count }

  public subscript(file: Int) -> SourceFile {
    SourceFile(path: SourcePath(bytes: Array(path(file))))
  }
}

extension SourceFiles: ExpressibleByArrayLiteral {
  public init(arrayLiteral files: SourceFile...) { self.init(files) }
}
