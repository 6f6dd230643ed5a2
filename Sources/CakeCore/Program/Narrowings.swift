/// Where the program's own code hands a root on as `any` slice.
struct Narrowings {
  struct Narrowing {
    var slice: Slice
    var place: SourcePlace
  }

  private let program: Program
  private var catalog: Catalog { program.catalog }

  init(_ program: Program) { self.program = program }

  /// The first of them, outside tests; nil where none is certain.
  func first(of root: Int) -> Narrowing? {
    let node = catalog.node(root: root)
    var found: [(place: SourcePlace, slice: Int)] = []
    for id in program.unitsBySource[node] ?? [] {
      let unit = program.flow.units[id]!
      for (sink, place) in unit.sinks {
        let file = program.facts.files[place.file]
        guard case .slice(let slice) = sink.demand, file.isOwn, !file.isTest, sink.by != id,
          isOnlySource(node, of: slice, unit), takesBox(of: slice, sink.by)
        else { continue }
        found.append((program.place(place), slice.number))
      }
    }
    return found.min { ($0.place, $0.slice) < ($1.place, $1.slice) }
      .map { Narrowing(slice: catalog.slices[$0.slice], place: $0.place) }
  }

  /// Whether nothing else within reach could be what is handed on.
  private func isOnlySource(_ root: Node, of slice: Node, _ unit: Unit) -> Bool {
    let needs = catalog.needs(of: slice)
    return needs.isSubset(of: catalog.needs(of: root))
      && !unit.sources.contains { $0 != root && needs.isSubset(of: catalog.needs(of: $0)) }
  }

  /// Whether the declaration asks for `any Slice`, rather than for `some` or a generic parameter.
  private func takesBox(of slice: Node, _ symbol: Int32) -> Bool {
    guard let signature = program.flow.signatures.signature(symbol),
      signature.mentions.allSatisfy({ $0.position != .constraint })
    else { return false }
    let value = program.facts.symbols.base[Int(symbol)]
    guard value.definitionFile >= 0, let text = program.flow.declarations.text(of: symbol) else {
      return false
    }
    let source = program.facts.source(Int(value.definitionFile))
    if value.kind.isProperty { return isBox(text.result, source) }
    return text.parameters.contains { parameter in
      signature.parameters[parameter.name]?.contains(slice) == true
        && isBox(parameter.type, source)
    }
  }

  private func isBox(_ type: Range<Int>, _ source: SourceText) -> Bool {
    type.contains { source.matches($0, "any") }
      && !type.contains { source.matchesAny($0, "some", "->", "inout") }
  }
}
