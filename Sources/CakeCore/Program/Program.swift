/// The program as the rules see it: what it declares, who consumes it, and which needs are live.
final class Program {
  let catalog: Catalog
  let flow: FlowReader
  private(set) lazy var liveness: Liveness = certain
  /// The same where every doubt keeps what it is about.
  private(set) lazy var livenessInDoubt: Liveness = certain
  let text: TextEvidence
  let consumers: [Consumer]
  /// For each slice, the consumers that take it, by their place in `consumers`.
  let consumersOfSlice: [[Int]]
  /// Where there is something that could go and stays: its finding is hidden.
  private var kept: [RuleID: Set<SourcePlace>] = [:]
  var facts: Facts { catalog.facts }
  /// The declarations that reach a value of each slice or root, in order.
  let unitsBySource: [Node: [Int32]]
  /// The providers whose members code names, or that it names itself.
  let providersInCode: Set<Int>

  /// The number of each consumer, by its symbol.
  lazy var consumerNumbers: [Int32: Int] = Dictionary(
    uniqueKeysWithValues: consumers.enumerated().map { ($1.symbol, $0) })

  /// The types with an initialiser that the compiler made up, of their stored properties.
  lazy var typesWithImplicitInitializers: Set<Int32> = Set(
    facts.symbols(of: .constructor) { facts.symbols.base[Int($0)].isImplicit }
      .map(facts.nominalParent))

  /// What has a protocol's or a superclass's signature to keep to.
  lazy var overriding: Set<Int32> = Set(
    (0..<facts.overrides.count).lazy.map { self.facts.overrides.base[$0].overriding })

  /// The providers that anything casts to, where what a value has counts, not what is declared.
  lazy var providersInCasts: Set<Int> = Casts(self).providers()
  /// Whether the compiler may choose by a need what no index tells.
  var hasUnseenChoices: Bool {
    doubts.contains { if case .doubt(.unseenChoice) = $0.reason { true } else { false } }
  }

  /// What tells types apart by its generic parameters.
  private(set) lazy var comparing = ParameterUses.comparing(flow, plain)

  /// What answers a requirement of a protocol from outside the program.
  lazy var foreignWitnesses: Set<Int32> = Set(
    (0..<facts.overrides.count).lazy.map { self.facts.overrides.base[$0] }
      .filter { !self.facts.isDefined($0.overridden) }.map(\.overriding))

  /// Where inheritance clauses name superclasses.
  lazy var superclassPlaces: Set<SourcePlace> = Set(
    (0..<facts.bases.count).lazy.map { self.facts.bases.base[$0] }
      .filter { self.facts.symbols.base[Int($0.base)].kind == .class }
      .map { self.facts.place(file: $0.file, occurrence: $0.occurrence) })

  /// What types provide that are no roots as well: they cover slices all the same.
  lazy var coverings = Coverings(catalog)

  /// What makes types `Sendable`.
  private(set) lazy var providersOfSendable = Casts(self).providersOfSendable()

  /// What types may be made with, and where something tells those apart while the program runs.
  let typesInGenerics: TypesInGenerics
  /// What no dependencies can be.
  private(set) lazy var plain = PlainParameters(flow)
  private lazy var typeTests = TypeTests(flow, plain)
  private(set) lazy var typeTest = typeComparison ?? typeTests.firstName
  private(set) lazy var typeComparison =
    typeTests.firstComparison ?? Casts(self).firstConformanceOfOneType()

  /// What is `Any`, or may be.
  private(set) lazy var untyped = UntypedCode(flow)

  /// What is told apart in messages, by a hash of the name: few of all names are ever shown.
  private lazy var namesakes = Namesakes(
    catalog.providers.map(\.symbol) + catalog.slices.map(\.symbol) + catalog.roots.map(\.symbol)
      + consumers.map(\.symbol), facts)
  private var shortNames: [String: ShortNames] = [:]

  func shortNames(endingIn name: String) -> ShortNames {
    if let known = shortNames[name] { return known }
    let names = ShortNames(namesakes.symbols(called: name).map(facts.path))
    shortNames[name] = names
    return names
  }

  /// The needs that can go, all of them together.
  private(set) var unusedNeeds: [UnusedNeeds.Need] = []
  /// What slices include for nothing; that goes at the same time.
  private(set) var unusedInclusions: [UnusedInclusions.Inclusion] = []
  /// What facts and types say that liveness follows from.
  private let seeds: Seeds
  private let owing: Owing
  private let bringers: Bringers
  private let inclusions: Inclusions
  private lazy var certain = Liveness(
    certainOf: seeds, lasting: untoldNeeds, flow, owing, bringers, inclusions)
  /// What stays of slices whose needs nobody is told of.
  private(set) lazy var untoldNeeds = StayingNeeds.untold(in: self)
  private let doubts: [Seeds.Seed]
  /// The slices that code asks for, in a signature or in a body.
  private(set) lazy var asked: Set<Node> = Set(seeds.edges.map(\.target))
  /// What types alone ask of values, which code hands on nowhere, by what the values are of.
  private(set) lazy var askedByTypes: [Node: Set<Node>] = seeds.edges.filter(\.isDoubtful).reduce(
    into: [:]
  ) { asked, edge in
    for node in edge.origin.nodes ?? [] { asked[node, default: []].insert(edge.target) }
  }
  /// What later stages work out once, by its type, and what of it follows from needs.
  private var made: [ObjectIdentifier: Any] = [:]
  private var madeOfNeeds: [ObjectIdentifier: Any] = [:]

  /// - Parameter meanwhile: What another thread may do while it is worked out what can go. It asks
  ///   neither for that nor for what texts say, but has all that is read of the program.
  init(_ facts: Facts, patterns: [String], meanwhile: @escaping (Program) -> Void = { _ in }) {
    let patterns = patterns.map(ProviderPattern.init)
    facts.clock?.enter(.model)
    let declarations = Declarations(facts)
    catalog = Catalog(facts, patterns, meanwhile: declarations.prepare)
    facts.clock?.enter(.flow)
    let signatures = Signatures(catalog, declarations)
    let flow = FlowReader(catalog, declarations, signatures, jobs: facts.jobs)
    let owing = Owing(flow)
    (self.flow, self.owing) = (flow, owing)
    // What each of them asks is known by now.
    let (coupled, unseen, owed, consumers, named, units, types, inclusions, bringers) =
      SharedWork.all(
        jobs: facts.jobs, { Couplings.seeds(of: flow) }, { Couplings.unseenChoices(of: flow) },
        { SeedReader.seeds(of: flow, owing) }, { Consumers(flow) }, { Demand.inCode(flow) },
        { flow.unitsBySource() }, { TypesInGenerics(flow) }, { Inclusions(signatures) },
        { Bringers(flow.catalog) })
    (providersInCode, unitsBySource, typesInGenerics) = (named, units, types)
    (self.inclusions, self.bringers) = (inclusions, bringers)
    var seeds = owed
    seeds.add(coupled)
    seeds.add(unseen)
    self.seeds = seeds
    doubts = seeds.needs.filter { !$0.reason.isCertain }
    text = TextEvidence(flow)
    (self.consumers, consumersOfSlice) = (consumers.all, consumers.ofSlice)
    SharedWork.all(
      jobs: facts.jobs, { self.settle() },
      {
        _ = (self.namesakes, self.unitsOfConsumers)
        meanwhile(self)
      })
  }

  /// Works out which needs are live, with what only shows when others are known to be dead.
  private func settle() {
    var doubts = doubts
    if triesDoubts { doubts.removeAll(where: isForCompilerToJudge) }
    func work() { liveness = certain.lettingIn(doubts, followsDoubts: !triesDoubts) }
    func add(_ more: [Seeds.Seed]) -> Bool {
      let more = more.filter { !triesDoubts || !isForCompilerToJudge($0) }
      guard !more.isEmpty else { return false }
      doubts += more
      work()
      return true
    }
    work()
    repeat {
      while add(Traits(self).seeds()) {}
      findUnused()
      // What is kept now may have been kept for another's sake, which can go then.
    } while add(
      UnusedNeeds.doubts(on: unusedNeeds, without: unusedInclusions, in: self)
        + StayingNeeds.unreported(in: self)
        + StayingNeeds.carried(in: self, without: unusedInclusions))
      // What is kept for anything else keeps types apart, too.
      || keepsTypes && add(TypesApart.seeds(in: self))
    if !triesDoubts { livenessInDoubt = liveness }
    madeOfNeeds = [:]
  }

  private func findUnused() {
    let needs = UnusedNeeds.unused(in: self)
    unusedInclusions = UnusedInclusions(self, beside: needs).all
    unusedNeeds =
      unusedInclusions.isEmpty ? needs : UnusedNeeds.unused(in: self, without: unusedInclusions)
  }

  /// What a later stage makes of the program, made when it is first asked for.
  func once<Value>(_ make: (Program) -> Value) -> Value { once(\.made, make) }

  /// The same for what has to be made anew where other needs turn out to be used.
  func onceForNeeds<Value>(_ make: (Program) -> Value) -> Value { once(\.madeOfNeeds, make) }

  private func once<Value>(
    _ made: ReferenceWritableKeyPath<Program, [ObjectIdentifier: Any]>, _ make: (Program) -> Value
  ) -> Value {
    let key = ObjectIdentifier(Value.self)
    if let known = self[keyPath: made][key] as? Value { return known }
    let value = make(self)
    self[keyPath: made][key] = value
    return value
  }

  /// Has the rules take what these findings are about for used.
  func keep(_ findings: [Finding]) {
    for finding in findings { kept[finding.rule, default: []].insert(finding.location) }
    // What was worked out before did not know.
    settle()
  }

  /// Whether the compiler judges what is given to `Any` as well.
  var triesAll = false
  /// Whether the proof tells when a name means something else.
  var seesMeanings = true

  /// Whether the compiler let all go that can go, together.
  var isProved = false {
    didSet { madeOfNeeds = [:] }
  }

  /// Whether needs that a doubt keeps are taken for unused: the compiler judges them.
  var triesDoubts = false {
    didSet {
      guard triesDoubts != oldValue else { return }
      settle()
    }
  }

  /// Whether types stay as they are to each other where code tells them apart. Not before it is known
  /// which doubts the compiler settles: what they keep parts most types.
  var keepsTypes = true

  /// Whether any types would not stay as they are.
  var partsTypes: Bool { !TypesApart.seeds(in: self).isEmpty }

  func keepTypes() {
    keepsTypes = true
    settle()
  }

  func isKept(_ rule: RuleID, at place: SourcePlace) -> Bool {
    kept[rule]?.contains(place) ?? false
  }

  func slicesTaken(by consumer: Int) -> [Int] { consumers[consumer].slices.sorted() }

  /// For each consumer, the declarations that are its own or belong to it, in order.
  private lazy var unitsOfConsumers: [[Int32]] = {
    var found: [[Int32]] = Array(repeating: [], count: consumers.count)
    for id in flow.order where id >= 0 {
      if let number = enclosingConsumerNumber(id) { found[number].append(id) }
    }
    return found
  }()
  func units(of consumer: Int) -> [Int32] { unitsOfConsumers[consumer] }

  private var dealings: [Int: Dealings] = [:]

  /// What a consumer does with what its slices need: few are ever asked about it.
  func dealings(of consumer: Int) -> Dealings {
    if let known = dealings[consumer] { return known }
    let found = Dealings(of: consumers[consumer], doing: unitsOfConsumers[consumer], in: self)
    dealings[consumer] = found
    return found
  }

  /// The consumer that a declaration is or belongs to, by its symbol.
  func enclosingConsumer(_ symbol: Int32) -> Int32? {
    enclosingConsumerNumber(symbol).map { consumers[$0].symbol }
  }

  private func enclosingConsumerNumber(_ symbol: Int32) -> Int? {
    var symbol = symbol
    while symbol >= 0 {
      if let number = consumerNumbers[symbol] { return number }
      let value = facts.symbols.base[Int(symbol)]
      symbol = value.kind == .extension ? value.extended : value.parent
    }
    return nil
  }

  /// Whether anybody takes the slice, or one that includes it; a provider that inherits it is taken in
  /// its place.
  func hasConsumers(_ slice: Int) -> Bool {
    if !consumersOfSlice[slice].isEmpty || catalog.heirs[slice] != nil { return true }
    return catalog.slices.indices.contains { other in
      other != slice && catalog.slices[other].includedSlices.contains(slice) && hasConsumers(other)
    }
  }
}
