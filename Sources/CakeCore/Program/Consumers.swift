/// A type or function whose signature or stored state takes a slice.
struct Consumer {
  var symbol: Int32
  var name: String
  var module: String
  var place: SourcePlace
  var slices: Set<Int> = []
}

/// Who takes which slices.
struct Consumers {
  private(set) var all: [Consumer] = []
  /// For each slice, those that take it, by their places among all.
  private(set) var ofSlice: [[Int]] = []

  init(_ flow: FlowReader) {
    let (catalog, facts) = (flow.catalog, flow.facts)
    var numbers: [Int32: Int] = [:]
    let taking = flow.signatures.mentions.compactMap { symbol, mentions in
      let slices = mentions.compactMap { mention -> Int? in
        if case .node(let node) = mention.target, catalog.isSlice(node) { node.number } else { nil }
      }
      return slices.isEmpty ? nil : (symbol, slices)
    }
    for (symbol, slices) in taking.sorted(by: { $0.0 < $1.0 }) {
      if let entity = facts.consumer(for: symbol) { add(entity, slices, facts, &numbers) }
    }
    for id in flow.order where id >= 0 && facts.isDefined(id) {
      if let slice = catalog.sliceOf[facts.nominalParent(id)] { add(id, [slice], facts, &numbers) }
    }
    all.sort { ($0.place, $0.name) < ($1.place, $1.name) }
    ofSlice = Array(repeating: [], count: catalog.slices.count)
    for index in all.indices {
      for slice in all[index].slices { ofSlice[slice].append(index) }
    }
  }

  private mutating func add(
    _ entity: Int32, _ slices: [Int], _ facts: Facts, _ numbers: inout [Int32: Int]
  ) {
    let number = numbers[entity] ?? all.count
    if number == all.count {
      numbers[entity] = number
      all.append(
        Consumer(
          symbol: entity, name: facts.qualifiedName(entity), module: facts.module(entity),
          place: facts.definitionPlace(entity)))
    }
    all[number].slices.formUnion(slices)
  }
}

extension Facts {
  /// The type that stores or is made from a slice, or the function that takes it.
  func consumer(for symbol: Int32) -> Int32? {
    guard symbol >= 0, isDefined(symbol) else { return nil }
    let value = symbols.base[Int(symbol)]
    if value.kind.isNominal || value.kind == .protocol { return symbol }
    if value.kind == .extension { return value.extended >= 0 ? consumer(for: value.extended) : nil }
    let parent = nominalParent(symbol)
    let isState =
      value.kind.isProperty || value.kind == .constructor || value.kind == .enumCase
      || value.kind == .parameter
    // A member added to somebody else's type stands for itself, and so does one of another module.
    let isAdded =
      value.parent >= 0 && symbols.base[Int(value.parent)].kind == .extension
      && parent >= 0 && module(value.parent) != module(parent)
    if isState, !isAdded, parent >= 0, let type = consumer(for: parent) { return type }
    return symbol
  }
}
