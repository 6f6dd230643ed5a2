/// Finds out what a type uses of what it is made of or reaches for.
struct SliceReader {
  let program: Program
  let subject: SubjectType
  let known: KnownProviders
  let isolation: SliceIsolation
  let references: [(file: Int, token: Int, symbol: Int32)]
  /// What it uses, each once, in the order of its first place.
  var uses: [SliceUse] = []
  /// The slices that it hands its root on for.
  var slices: Set<Int> = []
  /// The slices that it takes already.
  var taken: Set<Int> = []
  /// What a person has to know.
  var left: [String] = []
  /// Why the type can't simply take a slice where it takes a root.
  var obstacles: [String] = []
  var roots: Set<Int32> = []
  /// The roots that it reaches for by a global name.
  var globalRoots: [String] = []
  /// Where it names a root as the type of what it keeps or is given.
  var rootTypes: [(file: Int, tokens: Range<Int>)] = []
  /// The types of which it takes a shared value as a parameter's default.
  var sharedTypes: Set<Int32> = []
  var facts: Facts { program.facts }
  var catalog: Catalog { program.catalog }

  init(_ program: Program, _ subject: SubjectType, mainActorModules: Set<String>) {
    self.program = program
    self.subject = subject
    isolation = SliceIsolation(program: program, mainActorModules: mainActorModules)
    known = KnownProviders(program, for: subject.file)
    references = subject.references()
  }

  mutating func read() throws(GenerateError) {
    guard catalog.rootOf[subject.symbol] == nil else {
      throw .nothingToDo(
        reason: "'\(subject.qualifiedName)' is a root: a slice is for what takes one")
    }
    findRoots()
    findGlobalRoots()
    readRoots()
    readWrappers()
    readSingletons()
    readFactories()
    readStored()
    readParameters()
    noteFilled()
    readTaken()
    settleCandidates()
    noteInactive()
    guard !uses.isEmpty || !slices.isEmpty else {
      let reason = "'\(subject.qualifiedName)' uses nothing that a slice could name"
      throw .nothingToDo(reason: ([reason] + left).joined(separator: "; "))
    }
    if let slice = taken.first, taken.count == 1, slices.isEmpty,
      Set(uses.map(\.provider)) == Set(catalog.slices[slice].needs)
    {
      throw .nothingToDo(reason: nothing(beside: slice))
    }
    // Each has a place.
    uses.sort { ($0.places[0], $0.name) < ($1.places[0], $1.name) }
  }

  /// Why no slice is proposed where one is taken that has all that is used.
  private func nothing(beside slice: Int) -> String {
    let taken = "'\(subject.qualifiedName)' takes '\(catalog.slices[slice].name)', "
    // A subclass of what has moved reaches for things itself.
    let reached = uses.flatMap { use in
      use.sites.compactMap { site -> String? in
        guard case .expression(let tokens, let file) = site else { return nil }
        return "\(use.shown) at \(place(place(tokens.lowerBound, in: file)))"
      }
    }
    guard !reached.isEmpty else { return taken + "and uses all of it" }
    return taken + "which has all that it uses, and still reaches for "
      + reached.sorted().joined(separator: " and ") + ": read that from its dependencies"
  }

  /// Adds a use, or its place to the same one.
  mutating func add(_ use: SliceUse) {
    var use = use
    // A bridge that any code can make keeps nothing of an actor.
    if !use.isolation.isEmpty, let bridge = use.bridge, bridge.hasPrefix("= ") {
      use.bridge = "{ \(bridge.dropFirst(2)) }"
      left.append(
        "\(place(use.places[0])): \(use.shown) was kept, and is looked up at each reading now: it "
          + "belongs to an actor")
    }
    let index = uses.firstIndex {
      $0.provider.map { $0 == use.provider } ?? (use.provider == nil && $0.name == use.name)
    }
    guard let index else {
      use.places = Set(use.places).sorted()
      uses.append(use)
      return
    }
    if uses[index].type?.key != use.type?.key, uses[index].provider == nil {
      left.append(
        "\(place(use.places[0])): \(use.shown) is called like \(uses[index].shown) and is of another "
          + "type: it needs a provider with another name")
      return
    }
    if let bridge = use.bridge, let other = uses[index].bridge, bridge != other {
      let doubt = "\(use.shown) may be another value than \(uses[index].shown)"
      left.append("\(place(use.places[0])): \(doubt)")
      uses[index].sites.append(.unclear(doubt))
    }
    uses[index].places = Set(uses[index].places + use.places).sorted()
    uses[index].sites += use.sites
  }

  /// Adds something of a type, with the provider that is there for it.
  mutating func add(_ use: SliceUse, of type: TypeSpelling) {
    var use = use
    use.type = type
    switch known.provider(of: use.name, type) {
    case .none: break
    case .one(let provider): use.provider = provider
    case .other(let provider): use.candidate = provider
    case .several(let providers):
      let names = providers.map { "'\(catalog.providers[$0].name)'" }.sorted()
      left.append(
        "\(names.joined(separator: " and ")) give the type of '\(use.name)': name one if it is the same "
          + "value")
    }
    add(use)
  }

  /// Takes the only provider of a type for the only value of it, whatever it is called.
  private mutating func settleCandidates() {
    for index in uses.indices {
      guard let candidate = uses[index].candidate,
        !uses.contains(where: { $0.provider == candidate }),
        uses.count(where: { $0.candidate == candidate }) == 1
      else { continue }
      uses[index].provider = candidate
      if !uses[index].isOnlyOfType {
        left.append(
          "'\(uses[index].name)' is taken for what '\(catalog.providers[candidate].name)' gives, the "
            + "only provider of its type: see whether it is the same value")
      }
    }
  }

  func place(_ token: Int, in file: Int) -> SourcePlace {
    let value = facts.source(file)[token]
    return SourcePlace(
      file: facts.files[file].path, line: Int(value.line), column: Int(value.column))
  }

  func place(_ place: SourcePlace) -> String { "\(place.file):\(place.line)" }

  func source(of symbol: Int32) -> SourceText {
    facts.source(Int(facts.symbols.base[Int(symbol)].definitionFile))
  }

  func text(of symbol: Int32) -> DeclarationText? {
    facts.isDefined(symbol) ? program.flow.declarations.text(of: symbol) : nil
  }

  /// The type that a property or a function's result is declared with.
  func type(of symbol: Int32) -> TypeSpelling? {
    guard let text = text(of: symbol), !text.result.isEmpty else { return nil }
    return TypeSpelling(
      text.result, in: Int(facts.symbols.base[Int(symbol)].definitionFile), catalog)
  }

  /// Whether a token names a property, and no parameter.
  func isMember(at token: Int, in file: Int) -> Bool {
    facts.symbols(at: token, in: file).contains { facts.symbols.base[Int($0)].kind.isProperty }
  }

  /// What a property is read by in the type, what is set in an initialiser left out.
  func reads(of property: Int32) -> (places: [SourcePlace], isSetLater: Bool) {
    var places: [SourcePlace] = []
    var isSetLater = false
    for (file, token, symbol) in references where symbol == property {
      let source = facts.source(file)
      let isWrite = source.matches(token + 1, "=")
      switch subject.context(of: token, in: file) {
      case .initializer where isWrite: break
      case _ where isWrite: isSetLater = true
      default: places.append(place(token, in: file))
      }
    }
    return (places, isSetLater)
  }

  /// What the type takes of slices already.
  private mutating func readTaken() {
    guard let number = program.consumerNumbers[subject.symbol] else { return }
    let consumer = program.consumers[number]
    let dealings = program.dealings(of: number)
    for provider in dealings.handedOn.union(dealings.uses.keys).sorted() {
      let value = catalog.providers[provider]
      add(
        SliceUse(
          shown: "'\(facts.name(value.symbol))' of the slice that it takes", name: value.name,
          provider: provider,
          places: [dealings.uses[provider].map(program.place) ?? consumer.place]))
    }
    taken = consumer.slices
    obstacles.append("it takes a slice already")
  }

  private mutating func noteInactive() {
    let isConditional = subject.regions.contains { region in
      region.tokens.contains { facts.source(region.file).matches($0, "#if") }
    }
    if isConditional {
      left.append("what stands in branches of '#if' that were not built was not looked at")
    }
  }
}
