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
/// Sorted by the low bits of their names' numbers, in two arrays: a list and an entry of a dictionary
/// for each name would take several times the memory, and there is one of these for every file that is
/// loaded.
struct StepsByName: Sendable {
  /// By the low bits of a name's number, where its steps start; one more for the end of the last.
  private var starts: [UInt32]
  private var steps: [FileStep] = []
  /// Of each of the steps, the number of its name.
  private var hashes: [UInt32] = []

  init(_ nodes: [Node]) {
    starts = []
    nodes.withUnsafeBufferPointer { nodes in
      var inOrder: [UInt32] = []
      inOrder.reserveCapacity(nodes.count * 2)
      for index in nodes.indices {
        for position in nodes[index].steps.indices {
          let hash = NameKey.hash(of: nodes[index].steps[position].name)
          inOrder.append(UInt32(truncatingIfNeeded: hash))
        }
      }
      fill(nodes, inOrder)
    }
  }

  private mutating func fill(_ nodes: UnsafeBufferPointer<Node>, _ inOrder: [UInt32]) {
    var size = 1
    while size * 2 < inOrder.count { size *= 2 }
    let mask = UInt32(size - 1)
    starts = Array(repeating: 0, count: size + 1)
    // The library writes to an empty array's shared memory when it is made in this way.
    guard !inOrder.isEmpty else { return }
    for hash in inOrder { starts[Int(hash & mask) + 1] += 1 }
    for place in 0..<size { starts[place + 1] += starts[place] }
    var next = starts
    var hashes = [UInt32](repeating: 0, count: inOrder.count)
    var seen = 0
    steps = [FileStep](unsafeUninitializedCapacity: inOrder.count) { steps, count in
      for index in nodes.indices {
        for position in nodes[index].steps.indices {
          let hash = inOrder[seen]
          let place = Int(next[Int(hash & mask)])
          next[Int(hash & mask)] += 1
          hashes[place] = hash
          (steps.baseAddress.unsafelyUnwrapped + place).initialize(
            to: FileStep(node: NodeID(UInt32(index)), step: position))
          seen += 1
        }
      }
      count = inOrder.count
    }
    self.hashes = hashes
  }

  /// Calls `body` with the number of each name; for some with more than one.
  func forEachName(_ body: (UInt64) -> Void) {
    for place in starts.indices.dropLast() {
      let range = Int(starts[place])..<Int(starts[place + 1])
      for index in range {
        // Most names have one number of the low bits for themselves.
        let isAgain =
          index > range.lowerBound
          && (hashes[index - 1] == hashes[index] || hashes[range.lowerBound] == hashes[index])
        if !isAgain { body(UInt64(hashes[index])) }
      }
    }
  }

  /// Calls `body` with each step of a name, in order, for as long as it wants more.
  ///
  /// - Parameter nodes: those that this was made of.
  @inline(__always)
  func forEach(_ name: NameKey, in nodes: [Node], _ body: (FileStep) -> Bool) {
    let hash = UInt32(truncatingIfNeeded: name.hash)
    let place = Int(hash & UInt32(truncatingIfNeeded: starts.count &- 2))
    for index in Int(starts[place])..<Int(starts[place + 1]) where hashes[index] == hash {
      let step = steps[index]
      if nodes[step.node.place].steps[step.step].name == name.text, !body(step) { return }
    }
  }

  /// Whether a step has that name.
  func contains(_ name: NameKey, in nodes: [Node]) -> Bool {
    var isThere = false
    forEach(name, in: nodes) { _ in
      isThere = true
      return false
    }
    return isThere
  }
}
