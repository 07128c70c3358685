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
  private var counts: [SwipeSite.Edge: EdgeCount] = [:]

  /// What is counted of one edge.
  private struct EdgeCount: Sendable {
    /// The sites of each meaning.
    var sites: [String: [SwipeSite]] = [:]
    var destructive: [SwipeSite] = []
    /// The meanings that most sites have; several in a tie.
    var leaders: [String] = []
  }

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
        add(Entry(site: site, meanings: meanings))
      }
    }
    counts = counts.mapValues { count in
      var count = count
      let most = count.sites.values.map(\.count).max() ?? 0
      count.leaders = count.sites.filter { $0.value.count == most }.map(\.key).sorted()
      return count
    }
  }

  private mutating func add(_ entry: Entry) {
    entries.append(entry)
    var count = counts[entry.site.edge] ?? EdgeCount()
    counts[entry.site.edge] = nil
    for meaning in entry.meanings { count.sites[meaning.name, default: []].append(entry.site) }
    if entry.isDestructive { count.destructive.append(entry.site) }
    counts[entry.site.edge] = count
  }

  /// The sites of one meaning at one edge.
  public func sites(meaning name: String, at edge: SwipeSite.Edge) -> [SwipeSite] {
    counts[edge]?.sites[name] ?? []
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
    counts[edge]?.destructive ?? []
  }

  /// Another meaning that most sites of a site's edge have, with those sites and how many of them are
  /// others: a site with several first actions is none that disagrees with itself.
  public func leader(
    against meaning: String, of site: SwipeSite
  ) -> (meaning: String, sites: [SwipeSite], others: Int)? {
    for other in counts[site.edge]?.leaders ?? [] where other != meaning {
      let sites = sites(meaning: other, at: site.edge)
      let hasBoth = site.primaries.contains { $0.meanings.contains { $0.name == other } }
      let others = sites.count - (hasBoth ? 1 : 0)
      if others > 0 { return (other, sites, others) }
    }
    return nil
  }
}

extension SwipeSite {
  /// The judgement that nothing can be said of the site, and why.
  public func couldNotTell(_ reason: String) -> Judgement {
    Judgement(place: place, verdict: .couldNotTell, symbol: symbol, steps: [reason])
  }
}
