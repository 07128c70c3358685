#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Memory for elements that are gathered one by one, which can be made larger and smaller.
public enum GrowingMemory {
  /// Elements can be moved as they are; a large block is not even moved, but mapped elsewhere.
  ///
  /// - Parameter memory: nil for a new block.
  public static func resized<Element>(
    _ memory: UnsafeMutablePointer<Element>?, to capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    guard let resized = realloc(memory, capacity * MemoryLayout<Element>.stride) else {
      // As the library's own allocation ends.
      preconditionFailure("out of memory")
    }
    return resized.bindMemory(to: Element.self, capacity: capacity)
  }

  /// Ends a block's life. Its elements have to be deinitialized.
  public static func free(_ memory: UnsafeMutableRawPointer) { release(memory) }
}

/// `free(3)`, where a method of the same name hides it.
private func release(_ memory: UnsafeMutableRawPointer) { free(memory) }
