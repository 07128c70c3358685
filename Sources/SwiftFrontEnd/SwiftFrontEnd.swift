import Facts
import SourceText

/// Reads Swift: bytes in, facts out. The module's one public entry; tokens and outline stay inside.
public enum SwiftFrontEnd {
  /// The facts of one file. Total: any bytes give facts, unreadable stretches are in `gaps`.
  public static func facts(path: String, bytes: UnsafeBufferPointer<UInt8>) -> FileFacts {
    FileFacts(path: path, contentHash: ContentHash(bytes))
  }
}
