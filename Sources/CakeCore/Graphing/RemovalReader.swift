/// What stops compiling at once if a thing is taken away: wherever else it, its making or one of a
/// provider's members is named.
struct RemovalReader {
  private let program: Program
  private var facts: Facts { program.facts }
  private var catalog: Catalog { program.catalog }

  init(_ program: Program) { self.program = program }

  /// By the thing's symbol, each place once.
  func places() -> [Int32: [GraphModel.Use]] {
    let things = thingsBySymbol()
    var found: [Int32: [SourcePlace: Int32]] = [:]
    for reference in catalog.references(to: Set(things.keys)) where !reference.isImplicit {
      let thing = things[reference.symbol]!
      let owner = program.flow.owner(of: reference)
      guard !isPart(owner, of: thing), !isExtended(at: reference) else { continue }
      found[thing, default: [:]][facts.place(of: reference)] = owner
    }
    return found.mapValues { owners in
      owners.sorted { $0.key < $1.key }.map { .init(place: $0.key, within: name($0.value)) }
    }
  }

  private func thingsBySymbol() -> [Int32: Int32] {
    var things: [Int32: Int32] = [:]
    for slice in catalog.slices { things[slice.symbol] = slice.symbol }
    for root in catalog.roots { things[root.symbol] = root.symbol }
    for consumer in program.consumers { things[consumer.symbol] = consumer.symbol }
    for provider in catalog.providers { things[provider.symbol] = provider.symbol }
    for number in 0..<facts.symbols.count {
      let symbol = facts.symbols.base[number]
      let parent = facts.nominalParent(Int32(number))
      guard parent >= 0, things[parent] == parent, things[Int32(number)] == nil else { continue }
      let isAccessor = Subkind.isAccessor(symbol.subkind) && symbol.subkind != Subkind.subscripting
      let isMember = catalog.providerOf[parent] != nil && symbol.kind != .parameter && !isAccessor
      if isMember || symbol.kind == .constructor { things[Int32(number)] = parent }
    }
    return things
  }

  private func isPart(_ owner: Int32, of thing: Int32) -> Bool {
    var symbol = facts.extendedOrSelf(owner)
    while symbol >= 0 {
      if symbol == thing { return true }
      symbol = facts.nominalParent(symbol)
    }
    return false
  }

  /// Whether a type's own extension begins here: it goes with the type.
  private func isExtended(at reference: Reference) -> Bool {
    guard let token = facts.token(of: reference) else { return false }
    let source = facts.source(reference.file)
    var first = token
    while source.matches(first - 1, "."), source.isIdentifier(first - 2) { first -= 2 }
    return source.matches(first - 1, "extension")
  }

  private func name(_ owner: Int32) -> String { GraphFacts(program: program).name(ofUnit: owner) }
}
