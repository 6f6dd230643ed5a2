/// Which slices' values this build hands to a declaration that another build has in another version.
///
/// Whoever calls it here is handed to that one there, which may ask for more. Where the text doesn't
/// tell who does, it may be anybody.
struct TwinReach {
  private let code: InactiveCode
  private let twins: Set<Int32>
  private var facts: Facts { code.facts }
  private var catalog: Catalog { code.catalog }
  private var flow: FlowReader { code.flow }

  init(_ code: InactiveCode, _ twins: Set<Int32>) {
    self.code = code
    self.twins = twins
  }

  /// The slices, or nil for all.
  func slices() -> Set<Node>? {
    guard !isCalledUnseen else { return nil }
    let own = ownSlices()
    guard let asking = asking(own) else { return nil }
    var found = own
    for symbol in asking { found.formUnion(flow.units[symbol]?.sources ?? []) }
    for reference in catalog.references(to: asking) where !reference.isImplicit {
      guard isPlain(reference) else { return nil }
      let owner = flow.owner(of: reference)
      // What includes a version of a slice has from it what that asks for.
      if let slice = catalog.sliceOf[owner], own.contains(catalog.node(slice: slice)) { continue }
      let sources = flow.units[owner]?.sources ?? []
      guard !sources.isEmpty else { return nil }
      found.formUnion(sources)
    }
    return found.filter(catalog.isSlice)
  }

  /// Whether one of them answers a requirement, or takes another's place: it is called by that one.
  private var isCalledUnseen: Bool {
    (0..<facts.overrides.count).contains { twins.contains(facts.overrides.base[$0].overriding) }
  }

  /// The twins that are slices, and those that include them.
  private func ownSlices() -> Set<Node> {
    var found = Set(twins.compactMap { catalog.sliceOf[$0] })
    var count = -1
    while count != found.count {
      count = found.count
      for (index, slice) in catalog.slices.enumerated()
      where !found.isDisjoint(with: slice.includedSlices) { found.insert(index) }
    }
    return Set(found.map(catalog.node(slice:)))
  }

  /// The twins, the members of those that are types, and what names one of the slices in its
  /// signature; nil where a type does, which hides what its values take.
  private func asking(_ own: Set<Node>) -> Set<Int32>? {
    var found = twins
    let types = twins.filter(code.isType)
    if !types.isEmpty {
      for number in 0..<Int32(facts.symbols.count)
      where types.contains(facts.nominalParent(number)) { found.insert(number) }
    }
    for (symbol, signature) in code.signatures
    where !own.isDisjoint(with: catalog.nodes(of: signature.mentions.map(\.target))) {
      let kind = facts.symbols.base[Int(symbol)].kind
      guard kind.isProperty || kind.isFunction else { return nil }
      found.insert(symbol)
    }
    return found
  }

  /// Whether a function is called, not handed on itself.
  private func isPlain(_ reference: Reference) -> Bool {
    guard facts.symbols.base[Int(reference.symbol)].kind.isFunction else { return true }
    guard let token = facts.token(of: reference) else { return false }
    let source = facts.source(reference.file)
    let isInit = source.matches(token + 1, ".") && source.matches(token + 2, "init")
    var open = isInit ? token + 3 : token + 1
    if source.startsWith(open, 60), !source[open].spaceBefore { open = source.skipAngles(open) }
    return source.matchesAny(open, "(", "[", "{") || source.matches(token, "[")
  }
}
