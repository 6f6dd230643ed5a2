/// What a type says that an associated type is, where it does so in its own body or extensions.
struct AnswersOfTypes {
  private let flow: FlowReader
  private var facts: Facts { flow.facts }
  private var catalog: Catalog { flow.catalog }
  /// What types have with an associated type's name, by both.
  private let named: [Answer: Set<Int32>]
  /// What answers a requirement, by that and the type.
  private let witnesses: [Answer: Int32]
  /// The requirements that have values of an associated type, with the parameters that do. That after the
  /// last one is the result.
  private let requirements: [Int32: [(symbol: Int32, part: Int)]]

  private struct Answer: Hashable {
    var type: Int32
    var asked: Int32
  }

  init(_ flow: FlowReader, for associated: Set<Int32>) {
    self.flow = flow
    let facts = flow.facts
    let names = Dictionary(grouping: associated, by: facts.name)
    var named: [Answer: Set<Int32>] = [:]
    for symbol in facts.symbols(where: { facts.isDefined($0) }) {
      let value = facts.symbols.base[Int(symbol)]
      guard value.kind == .alias || value.kind.isNominal, let asked = names[facts.name(symbol)]
      else { continue }
      let type = facts.nominalParent(symbol)
      for one in asked where type >= 0 {
        named[Answer(type: type, asked: one), default: []].insert(symbol)
      }
    }
    self.named = named
    requirements = associated.reduce(into: [:]) { found, symbol in
      found[symbol] = Self.requirements(with: symbol, flow)
    }
    let asked = Set(requirements.values.joined().map(\.symbol))
    var witnesses: [Answer: Int32] = [:]
    for index in 0..<facts.overrides.count {
      let relation = facts.overrides.base[index]
      guard asked.contains(relation.overridden) else { continue }
      let type = facts.nominalParent(relation.overriding)
      witnesses[Answer(type: type, asked: relation.overridden)] = relation.overriding
    }
    self.witnesses = witnesses
  }

  /// The dependencies that an associated type is to a type, or that it is made with; nil where that can't
  /// be told.
  func nodes(of associated: Int32, in type: Int32) -> Set<Node>? {
    if let named = named[Answer(type: type, asked: associated)] {
      var found: Set<Node> = []
      for symbol in named {
        guard let nodes = nodes(named: symbol) else { return nil }
        found.formUnion(nodes)
      }
      return found
    }
    for (requirement, part) in requirements[associated] ?? [] {
      guard let witness = witnesses[Answer(type: type, asked: requirement)],
        let text = flow.declarations.text(of: witness)
      else { continue }
      let parts = text.parameters.map(\.type) + [text.result]
      guard part < parts.count, !parts[part].isEmpty else { continue }
      let file = Int(facts.symbols.base[Int(witness)].definitionFile)
      return nodes(in: parts[part], of: file)
    }
    return nil
  }

  private func nodes(named symbol: Int32) -> Set<Node>? {
    let value = facts.symbols.base[Int(symbol)]
    guard value.kind == .alias else { return [] }
    return catalog.aliasTexts[symbol].flatMap { nodes(in: $0, of: Int(value.definitionFile)) }
  }

  /// Nil where the type names what stands for others.
  private func nodes(in type: Range<Int>, of file: Int) -> Set<Node>? {
    let names = type.flatMap { facts.symbols(at: $0, in: file) }
    return names.contains(where: facts.isParameter)
      ? nil : flow.signatures.nodesIfAny(namedIn: type, of: file)
  }

  private static func requirements(
    with associated: Int32, _ flow: FlowReader
  ) -> [(symbol: Int32, part: Int)] {
    let facts = flow.facts
    let asking = facts.nominalParent(associated)
    guard asking >= 0 else { return [] }
    return facts.members(of: asking).flatMap { member -> [(symbol: Int32, part: Int)] in
      let value = facts.symbols.base[Int(member)]
      guard value.kind.isFunction || value.kind.isProperty,
        let text = flow.declarations.text(of: member)
      else { return [] }
      let file = Int(value.definitionFile)
      let parts = text.parameters.map(\.type) + [text.result]
      return parts.indices.filter { index in
        parts[index].count == 1
          && facts.symbols(at: parts[index].lowerBound, in: file).contains(associated)
      }.map { (member, $0) }
    }
  }
}
