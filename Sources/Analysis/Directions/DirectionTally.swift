/// What a swipe towards each edge means, counted over a family.
public struct DirectionTally: Sendable {
  /// One site and what its first action can mean.
  public struct Entry: Sendable {
    public var site: SwipeSite
    public var meanings: [Meaning]

    public var isDestructive: Bool { site.primaries.contains { $0.isDestructive == true } }
  }

  /// Sites with a known edge and a known first action, in order of place.
  public private(set) var entries: [Entry] = []
  /// Sites whose edge or first action could not be told.
  public private(set) var unknown: [SwipeSite] = []

  public init(_ sites: [SwipeSite]) {
    for site in sites where !site.primaries.isEmpty || site.hasUnknownPrimary {
      var meanings: [Meaning] = []
      for meaning in site.primaries.flatMap(\.meanings)
      where !meanings.contains(where: { $0.name == meaning.name }) {
        meanings.append(meaning)
      }
      if site.edge == .unknown || meanings.isEmpty {
        unknown.append(site)
      } else {
        entries.append(Entry(site: site, meanings: meanings))
      }
    }
  }

  /// What full swipes at an edge mean, over the family.
  public func entries(at edge: SwipeSite.Edge) -> [Entry] {
    entries.filter { $0.site.edge == edge }
  }

  /// The sites of one meaning at one edge.
  public func sites(meaning name: String, at edge: SwipeSite.Edge) -> [SwipeSite] {
    entries(at: edge).filter { $0.meanings.contains { $0.name == name } }.map(\.site)
  }

  /// The sites of the same meaning at the other edge, where they are at least as many.
  public func outweighingSites(meaning name: String, at edge: SwipeSite.Edge) -> [SwipeSite] {
    let others = sites(meaning: name, at: edge.opposite)
    return sites(meaning: name, at: edge).count <= others.count ? others : []
  }

  /// The sites that destroy at the other edge, where they are at least as many.
  public func outweighingDestructiveSites(at edge: SwipeSite.Edge) -> [SwipeSite] {
    let others = destructiveSites(at: edge.opposite)
    return destructiveSites(at: edge).count <= others.count ? others : []
  }

  /// The sites whose primary at an edge destroys.
  public func destructiveSites(at edge: SwipeSite.Edge) -> [SwipeSite] {
    entries(at: edge).filter(\.isDestructive).map(\.site)
  }

  /// The meanings that most sites of an edge have; several in a tie.
  public func leaders(at edge: SwipeSite.Edge) -> [String] {
    var counts: [String: Int] = [:]
    for entry in entries(at: edge) {
      for meaning in entry.meanings { counts[meaning.name, default: 0] += 1 }
    }
    let most = counts.values.max() ?? 0
    return counts.filter { $0.value == most }.map(\.key).sorted()
  }
}

extension SwipeSite {
  /// The judgement that nothing can be said of the site, and why.
  public func couldNotTell(_ reason: String) -> Judgement {
    Judgement(place: place, verdict: .couldNotTell, symbol: symbol, steps: [reason])
  }
}
