/// Numbers in order, searched by halving.
struct SortedKeys: Sendable {
  let keys: [UInt32]

  /// - Parameter sorted: from the smallest on.
  init(_ sorted: [UInt32]) { keys = sorted }

  func contains(_ key: UInt32) -> Bool {
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < keys.count && keys[low] == key
  }
}
