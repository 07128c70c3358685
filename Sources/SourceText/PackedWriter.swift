/// Puts numbers and texts into bytes, tightly, for files that only the same program reads again.
///
/// A number takes seven bits a byte, the low ones first (LEB128). A text is written once and named by
/// its number after that.
public struct PackedWriter {
  public private(set) var bytes: [UInt8] = []
  /// By their bytes: texts that are equal for people can differ in them.
  private var numbers: [[UInt8]: Int] = [:]

  public init() {}

  /// Any number.
  public mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// A size, a count or an index.
  public mutating func write(_ number: Int) { write(UInt64(max(0, number))) }

  /// Yes or no.
  public mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// A text: whole where it is new, else its number.
  public mutating func write(_ text: String) {
    let content = Array(text.utf8)
    if let number = numbers[content] { return write(number + 1) }
    numbers[content] = numbers.count
    write(0 as Int)
    write(content.count)
    bytes += content
  }

  /// A text that may be missing.
  public mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  /// A stretch of a source, with its lines and columns.
  public mutating func write(_ range: SourceRange) {
    for position in [range.start, range.end] {
      write(UInt64(position.offset))
      write(UInt64(position.line))
      write(UInt64(position.column))
    }
  }

  /// The number of elements, then each of them.
  public mutating func write<Element>(
    _ list: [Element], each: (inout PackedWriter, Element) -> Void
  ) {
    write(list.count)
    for element in list { each(&self, element) }
  }
}
