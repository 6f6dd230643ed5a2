/// Keeps needs of slices whose identity as a type matters: overloads told apart by their slices,
/// witnesses and overrides that spell the same type in two ways.
struct Couplings {
  private let program: Program
  private var facts: Facts { program.facts }
  private var signatures: [Int32: Signature] { program.flow.signatures.all }

  init(_ program: Program) { self.program = program }

  func keepWhatDependsOnTypes() {
    keepOverloads()
    keepWitnesses()
    linkSameTypes()
  }

  /// Slices with equal needs are one type, and some code may rely on that: an `inout` argument, a
  /// generic argument, a `where` clause with `==`. They stay equal.
  private func linkSameTypes() {
    let catalog = program.catalog
    for unit in program.flow.units.values where !unit.invariantSinks.isEmpty {
      for sink in unit.invariantSinks {
        for source in unit.sources
        where source != sink && catalog.isSlice(source)
          && catalog.needs(of: source) == catalog.needs(of: sink)
        { program.liveness.link(source, sink) }
      }
    }
    for node in program.flow.signatures.sameTypes {
      for (index, slice) in catalog.slices.enumerated()
      where index != node.number && slice.needs == catalog.needs(of: node) {
        program.liveness.link(node, catalog.node(slice: index))
      }
    }
  }

  private struct Overload: Hashable {
    var parent: Int32
    var module: String
    var name: String
  }

  private func keepOverloads() {
    var groups: [Overload: [Int32]] = [:]
    for number in 0..<facts.symbols.count {
      let symbol = Int32(number)
      let value = facts.symbols.base[number]
      guard value.kind.isFunction || value.kind.isProperty, !value.isImplicit,
        value.definitionFile >= 0, signatures[symbol] != nil || constraint(of: value) != nil
      else { continue }
      let parent = topmostClass(facts.nominalParent(symbol))
      let key = Overload(
        parent: parent, module: parent < 0 ? facts.module(symbol) : "", name: facts.name(symbol))
      groups[key, default: []].append(symbol)
    }
    for group in groups.values where group.count > 1 {
      guard Set(group.map(targets)).count > 1 else { continue }
      for symbol in group {
        if let own = signatures[symbol] { keepAll(own) }
        if let outer = constraint(of: facts.symbols.base[Int(symbol)]) { keepAll(outer) }
      }
    }
  }

  /// The class at the top of the hierarchy: without its need, a method may become an override.
  private func topmostClass(_ type: Int32) -> Int32 {
    var type = type
    var steps = 0
    while type >= 0, steps < 64,
      let parent = program.catalog.bases(of: type).first(where: {
        facts.symbols.base[Int($0.base)].kind == .class
      })
    {
      type = parent.base
      steps += 1
    }
    return type
  }

  /// What the extension around a member demands.
  private func constraint(of symbol: Facts.Symbol) -> Signature? {
    guard symbol.parent >= 0, facts.symbols.base[Int(symbol.parent)].kind == .extension else {
      return nil
    }
    return signatures[symbol.parent]
  }

  private func targets(_ symbol: Int32) -> Set<Mention.Target> {
    let own = signatures[symbol]?.mentions ?? []
    let outer = constraint(of: facts.symbols.base[Int(symbol)])?.mentions ?? []
    return Set(own.union(outer).map(\.target))
  }

  private func keepWitnesses() {
    for index in 0..<facts.overrides.count {
      let relation = facts.overrides.base[index]
      guard let one = signatures[relation.overriding], let other = signatures[relation.overridden]
      else { continue }
      couple(one, other)
      couple(other, one)
    }
  }

  /// Whatever one declaration names of the other's slices in its own words stays equal.
  private func couple(_ one: Signature, _ other: Signature) {
    let catalog = program.catalog
    for case .node(let node) in Set(one.mentions.map(\.target)) where catalog.isSlice(node) {
      for target in Set(other.mentions.map(\.target)) {
        switch target {
        case .node(let same) where same != node && catalog.isSlice(same):
          program.liveness.link(node, same)
        case .provider(let provider) where catalog.needs(of: node).contains(provider):
          program.liveness.keep([(node, provider)])
        default: break
        }
      }
    }
  }

  private func keepAll(_ signature: Signature) {
    for mention in signature.mentions {
      guard case .node(let node) = mention.target, program.catalog.isSlice(node) else { continue }
      program.liveness.keep(program.catalog.needs(of: node).map { (node, $0) })
    }
  }
}
