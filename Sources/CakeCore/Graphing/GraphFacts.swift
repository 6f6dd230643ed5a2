/// What pictures are drawn from: the one place here that knows how the flow of values is kept.
struct GraphFacts {
  struct Use: Hashable {
    var consumer: Int
    var provider: Int
    var within: Int32
    var place: SourcePlace
  }

  let program: Program
  var catalog: Catalog { program.catalog }
  var facts: Facts { program.facts }

  func isNeeded(_ provider: Int, in slice: Int) -> Bool {
    program.liveness.isLive(catalog.node(slice: slice), provider)
  }

  func needs(of consumer: Int) -> Set<Int> {
    program.consumers[consumer].slices.reduce(into: []) { $0.formUnion(catalog.slices[$1].needs) }
  }

  /// Every hand to the next, once a line: a type and its initialiser are two symbols of one call.
  func handovers() -> [Handover] {
    var lines: Set<Handover> = []
    return program.handovers().filter { handover in
      var line = handover
      line.place.column = 0
      return lines.insert(line).inserted
    }
  }

  /// Every place where a consumer names a member of what it needs.
  func uses() -> [Use] {
    var providersOf: [Int32: [Int]] = [:]
    for number in 0..<facts.symbols.count {
      let symbol = facts.symbols.base[number]
      guard symbol.parent >= 0, symbol.kind != .parameter else { continue }
      let isAccessor = Subkind.isAccessor(symbol.subkind) && symbol.subkind != Subkind.subscripting
      let providers = catalog.providers(ofMember: Int32(number))
      if !isAccessor, !providers.isEmpty { providersOf[Int32(number)] = providers }
    }
    var needed: [Int: Set<Int>] = [:]
    var found: Set<Use> = []
    for reference in catalog.references(to: Set(providersOf.keys)) where !reference.isImplicit {
      let owner = program.flow.owner(of: reference)
      guard owner != reference.symbol, let symbol = program.enclosingConsumer(owner),
        let consumer = program.consumerNumbers[symbol]
      else { continue }
      let needs = needed[consumer] ?? needs(of: consumer)
      needed[consumer] = needs
      for provider in providersOf[reference.symbol]! where needs.contains(provider) {
        found.insert(
          Use(
            consumer: consumer, provider: provider, within: owner,
            place: facts.place(of: reference)))
      }
    }
    return found.sorted { ($0.place, $0.provider) < ($1.place, $1.provider) }
  }

  /// A declaration's name, or the file of code that stands outside of any.
  func name(ofUnit unit: Int32) -> String {
    unit >= 0 ? facts.qualifiedName(unit) : facts.files[Int(-2 - unit)].path
  }
}
