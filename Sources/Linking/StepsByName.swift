import Facts

/// One step of one of a file's expressions.
struct FileStep: Sendable {
  let node: NodeID
  private let position: UInt32

  init(node: NodeID, step: Int) {
    self.node = node
    position = UInt32(truncatingIfNeeded: step)
  }

  var step: Int { Int(position) }
}

/// Every step of a file by its name, each name's in order.
///
/// One array holds them all and a table of numbers finds a name's part of it: a list and an entry of
/// a dictionary for each name would take several times the memory, and there is one of these for
/// every file that is loaded.
struct StepsByName: Sendable {
  /// In the order in which they first occur.
  private var names: [String] = []
  /// By a name's number, where its steps start; one more for the end of the last.
  private var starts: [UInt32] = []
  private var steps: [FileStep] = []
  /// By hash, or in the next place that was free, the number of a name; `free` elsewhere.
  private var table: [UInt32]
  private static let free = UInt32.max

  init(_ nodes: [Node]) {
    table = Array(repeating: StepsByName.free, count: 64)
    /// Of each step, in order, the number of its name.
    var numbers: [UInt32] = []
    numbers.reserveCapacity(nodes.count)
    nodes.withUnsafeBufferPointer { nodes in
      for index in nodes.indices {
        for position in nodes[index].steps.indices {
          let number = number(of: nodes[index].steps[position].name)
          numbers.append(number)
          starts[Int(number)] += 1
        }
      }
      countsToStarts()
      fill(nodes, numbers)
    }
  }

  /// Turns how many steps each name has into where they start.
  private mutating func countsToStarts() {
    var sum: UInt32 = 0
    for number in starts.indices {
      let count = starts[number]
      starts[number] = sum
      sum += count
    }
    starts.append(sum)
  }

  private mutating func fill(_ nodes: UnsafeBufferPointer<Node>, _ numbers: [UInt32]) {
    // The library writes to an empty array's shared memory when it is made in this way.
    guard !numbers.isEmpty else { return }
    var next = starts
    var seen = 0
    steps = [FileStep](unsafeUninitializedCapacity: numbers.count) { steps, count in
      for index in nodes.indices {
        for position in nodes[index].steps.indices {
          let number = Int(numbers[seen])
          (steps.baseAddress.unsafelyUnwrapped + Int(next[number])).initialize(
            to: FileStep(node: NodeID(UInt32(index)), step: position))
          next[number] += 1
          seen += 1
        }
      }
      count = numbers.count
    }
  }

  /// Calls `body` with each name.
  func forEachName(_ body: (String) -> Void) { names.forEach(body) }

  /// A name to look for in many files.
  struct Name {
    let text: String
    fileprivate let hash: Int

    init(_ text: String) {
      self.text = text
      hash = StepsByName.hash(text)
    }
  }

  /// Nil where no step has that name.
  subscript(name: Name) -> ArraySlice<FileStep>? {
    var place = name.hash & (table.count - 1)
    while table[place] != StepsByName.free {
      if names[Int(table[place])] == name.text { return steps(Int(table[place])) }
      place = (place + 1) & (table.count - 1)
    }
    return nil
  }

  private func steps(_ number: Int) -> ArraySlice<FileStep> {
    steps[Int(starts[number])..<Int(starts[number + 1])]
  }

  /// A name's number, a new one where it was not seen before.
  private mutating func number(of name: String) -> UInt32 {
    let hash = StepsByName.hash(name)
    var place = hash & (table.count - 1)
    while table[place] != StepsByName.free {
      if names[Int(table[place])] == name { return table[place] }
      place = (place + 1) & (table.count - 1)
    }
    let number = UInt32(names.count)
    table[place] = number
    names.append(name)
    starts.append(0)
    if names.count * 2 > table.count { growTable() }
    return number
  }

  private mutating func growTable() {
    table = Array(repeating: StepsByName.free, count: table.count * 4)
    for (number, name) in names.enumerated() {
      var place = StepsByName.hash(name) & (table.count - 1)
      while table[place] != StepsByName.free { place = (place + 1) & (table.count - 1) }
      table[place] = UInt32(number)
    }
  }

  /// The library's own hash costs several times as much. It is kept for what is not ASCII: there
  /// equal strings may have different bytes.
  private static func hash(_ name: String) -> Int {
    let hash = name.utf8.withContiguousStorageIfAvailable { bytes -> UInt64? in
      var hash = UInt64(truncatingIfNeeded: bytes.count)
      var seen: UInt8 = 0
      for byte in bytes {
        seen |= byte
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
      return seen < 0x80 ? hash ^ (hash &>> 32) : nil
    }
    if case .some(.some(let hash)) = hash { return Int(truncatingIfNeeded: hash) & .max }
    return name.hashValue & .max
  }
}
