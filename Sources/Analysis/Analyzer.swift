import Linking

/// What a run of the rules found.
public struct Analysis: Sendable {
  /// Sorted by place, then rule; without the silenced ones.
  public var findings: [Finding]
  /// Findings that a comment or a waiver silences, in the same order.
  public var silenced: [SilencedFinding]
  /// What silences findings, and which.
  public var silences: Silences
  /// All verdicts, rule by rule; empty unless asked for.
  public var judgements: [String: [Judgement]]
  /// How many places each rule could not tell.
  public var couldNotTell: [String: Int]

  public init(
    findings: [Finding] = [], silenced: [SilencedFinding] = [], silences: Silences = Silences(),
    judgements: [String: [Judgement]] = [:], couldNotTell: [String: Int] = [:]
  ) {
    self.findings = findings
    self.silenced = silenced
    self.silences = silences
    self.judgements = judgements
    self.couldNotTell = couldNotTell
  }
}

/// What the rules have to say of one app, and what comparing it with others needs of it.
public struct AppAnalysis: Sendable {
  /// Rule by rule, of those that read one app.
  var judgements: [String: [Judgement]] = [:]
  var swipeSites = SwipeSites()
  var suppressions: [Suppression] = []
  var malformed: [MalformedSuppression] = []
  /// What stands at the places that a finding may point to.
  var texts = FindingTexts()
  /// Of the asked file alone: whether its findings depend on the swipes of other files.
  public internal(set) var needsOtherSwipes = false

  /// Of an app in which there is nothing to judge.
  public init() {}

  /// Whether a file has swipes that those of other files and apps are compared with.
  public func hasSwipes(inFile path: String) -> Bool {
    swipeSites.sites.contains { $0.place.path == path }
  }

  /// Every place that a rule can have an opinion on, in this app alone or when apps are compared.
  public var places: [Place] {
    judgements.values.joined().map(\.place) + swipeSites.sites.map(\.place)
      + swipeSites.lookAlikes.map(\.place) + suppressions.map(\.place) + malformed.map(\.place)
  }
}

/// Runs rules: over each app by itself, then over what all apps have.
public enum Analyzer {
  /// Words of which any must be in a file for its comments to matter, whatever rules run.
  public static let triggers = ["rowlint:"]

  /// The findings of the rules that the contract leaves on, each app of the family by itself and
  /// then all together. Neither the order of the rules nor that of the apps changes anything.
  ///
  /// - Parameters:
  ///   - knownRules: all ids that a suppression may name, those of rules that do not run too.
  ///   - today: the day on which waivers and comments are judged; nil lets none of them expire.
  public static func run(
    rules: [Rule], family: Family, contract: Contract, knownRules: [String]? = nil,
    today: Day? = nil, keepingJudgements: Bool = false
  ) -> Analysis {
    let apps = family.apps.indices.map { index in
      family.withApp(index) {
        analyze($0, rules: rules, contract: contract, knownRules: knownRules)
      }
    }
    return compare(
      apps, rules: rules, contract: contract, today: today, keepingJudgements: keepingJudgements)
  }

  /// What the rules say of one app.
  ///
  /// - Parameters:
  ///   - app: a family of one app.
  ///   - knownRules: as for `run`.
  ///   - memory: of earlier links of the same app under the same contract.
  ///   - asked: the only file of which findings are wanted.
  ///   - work: who helps where many places are judged.
  public static func analyze(
    _ app: Family, rules: [Rule], contract: Contract, knownRules: [String]? = nil,
    memory: RuleMemory? = nil, asked: AskedFile? = nil,
    work: SharedWork = .onOneThread
  ) -> AppAnalysis {
    let memory = memory ?? RuleMemory(app.memory)
    let swipes = SharedSwipeSites(asked: asked, memory, work)
    var analysis = AppAnalysis()
    for rule in rules where contract.setting(of: rule.id).severity != nil {
      switch rule.judge {
      case .app(let judge):
        let context = RuleContext(
          family: app, contract: contract, setting: contract.setting(of: rule.id), swipes: swipes,
          memory: memory, asked: asked, work: work)
        analysis.judgements[rule.id] = judge(context)
      case .family:
        analysis.swipeSites = swipes.all(in: app, contract.vocabulary).withoutHandlers
      case .silences: break
      }
    }
    if let asked, !asked.seesOtherSwipes {
      analysis.needsOtherSwipes =
        !analysis.swipeSites.sites.isEmpty || SwipeSites.maySharePlaces(app, file: asked.number)
    }
    analysis.readSuppressions(
      of: asked.map { [app.file($0.number)] } ?? app.loadedFiles, in: app,
      knownRules: (knownRules ?? rules.map(\.id)).sorted())
    let judged = analysis.judgements.values.joined().filter(\.isFault).map(\.place)
    analysis.texts = FindingTexts(
      at: judged + analysis.swipeSites.sites.map(\.place), of: app)
    return analysis
  }

  /// Compares apps with each other and takes out what is silenced.
  ///
  /// - Parameters:
  ///   - today: as for `run`.
  ///   - comparedApps: names of apps that the others are compared with, and of which nothing is
  ///     reported.
  public static func compare(
    _ apps: [AppAnalysis], rules: [Rule], contract: Contract, today: Day? = nil,
    comparedApps: Set<String> = [], keepingJudgements: Bool = false
  ) -> Analysis {
    func reported(_ judgements: [Judgement]) -> [Judgement] {
      guard !comparedApps.isEmpty else { return judgements }
      return judgements.filter { !comparedApps.contains($0.place.app) }
    }
    let inForce = rules.filter { contract.setting(of: $0.id).severity != nil }
    let sites = SwipeSites(
      sites: apps.flatMap(\.swipeSites.sites), lookAlikes: apps.flatMap(\.swipeSites.lookAlikes))
    var analysis = Analysis()
    for rule in inForce {
      switch rule.judge {
      case .app:
        let judgements = apps.flatMap { $0.judgements[rule.id] ?? [] }
        analysis.add(reported(judgements), of: rule, contract, keepingJudgements)
      case .family(let judge):
        let context = FamilyContext(
          swipeSites: sites, contract: contract, setting: contract.setting(of: rule.id))
        analysis.add(reported(judge(context)), of: rule, contract, keepingJudgements)
      case .silences: break
      }
    }
    let texts = FindingTexts(apps.map(\.texts))
    texts.fill(&analysis.findings)
    analysis.sort()

    let (live, silenced, silences) = Silencer(today: today).silence(
      analysis.findings, suppressions: apps.flatMap(\.suppressions),
      malformed: apps.flatMap(\.malformed), waivers: contract.waivers,
      rulesThatRan: Set(inForce.map(\.id)))
    analysis.findings = live
    analysis.silenced = silenced
    analysis.silences = silences
    for rule in inForce {
      guard case .silences(let judge) = rule.judge else { continue }
      analysis.add(reported(judge(silences)), of: rule, contract, keepingJudgements)
    }
    texts.fill(&analysis.findings)
    analysis.sort()
    return analysis
  }
}

extension AppAnalysis {
  fileprivate mutating func readSuppressions(
    of files: [LinkedFile], in app: Family, knownRules: [String]
  ) {
    let reader = SuppressionReader(knownRules: knownRules)
    for file in files {
      for directive in file.facts.directives {
        let place = Place(
          app: app.apps[file.app].name, path: file.facts.path,
          range: file.facts.lines.range(directive.range))
        switch reader.read(directive, at: place) {
        case .suppression(let found): suppressions.append(found)
        case .malformed(let found): malformed.append(found)
        }
      }
    }
  }
}

extension Judgement {
  fileprivate var isFault: Bool {
    if case .fault = verdict { return true }
    return false
  }
}

extension Analysis {
  fileprivate mutating func add(
    _ found: [Judgement], of rule: Rule, _ contract: Contract, _ keepingJudgements: Bool
  ) {
    let setting = contract.setting(of: rule.id)
    couldNotTell[rule.id] = found.count { $0.verdict == .couldNotTell }
    if keepingJudgements { judgements[rule.id] = found }
    for judgement in found {
      guard case .fault(let message, let related, let isCertain) = judgement.verdict,
        let severity = setting.severity(ofForm: judgement.form)
      else { continue }
      findings.append(
        Finding(
          ruleID: rule.id, severity: isCertain ? severity : .note,
          place: judgement.place, message: message, related: related, symbol: judgement.symbol))
    }
  }

  fileprivate mutating func sort() {
    findings.sort { ($0.place, $0.ruleID, $0.message) < ($1.place, $1.ruleID, $1.message) }
  }
}
