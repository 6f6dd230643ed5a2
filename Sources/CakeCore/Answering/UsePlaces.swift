/// Every place where a member of a provider is named, by the slice of the value.
struct UsePlaces {
  struct Use {
    var place: SourcePlace
    /// The declaration around it, or a file's number as `-2 - file`.
    var unit: Int32
    /// The slices and roots whose value it can be read on.
    var nodes: Set<Node>
  }

  private let program: Program

  init(_ program: Program) { self.program = program }

  func uses(of provider: Int) -> [Use] {
    let facts = program.facts
    let flow = program.flow
    let members = self.members(of: provider)
    var found: [Use] = []
    for reference in program.catalog.references(to: members) where !reference.isImplicit {
      let owner = flow.owner(of: reference)
      guard owner != reference.symbol, let unit = flow.units[owner] else { continue }
      let has = { (node: Node) in program.catalog.needs(of: node).contains(provider) }
      let known = flow.receivers[.init(file: reference.file, occurrence: reference.index)] ?? []
      let exact = Set(known.filter(has))
      let place = facts.place(of: reference)
      if found.last?.place == place { continue }
      found.append(
        Use(
          place: place, unit: owner, nodes: exact.isEmpty ? Set(unit.sources.filter(has)) : exact))
    }
    return found.sorted { $0.place < $1.place }
  }

  private func members(of provider: Int) -> Set<Int32> {
    let facts = program.facts
    var members: Set<Int32> = []
    for number in 0..<facts.symbols.count {
      let symbol = facts.symbols.base[number]
      guard symbol.parent >= 0, symbol.kind != .parameter,
        program.catalog.providers(ofMember: Int32(number)).contains(provider)
      else { continue }
      let isAccessor = Subkind.isAccessor(symbol.subkind) && symbol.subkind != Subkind.subscripting
      if !isAccessor { members.insert(Int32(number)) }
    }
    return members
  }
}
