/// Finds the slice that code asks for which did not compile.
///
/// The index knows nothing of such code, so its text and the names of declarations decide.
struct SliceInDemand {
  private let program: Program
  private var catalog: Catalog { program.catalog }
  private var facts: Facts { program.facts }

  init(_ program: Program) { self.program = program }

  /// The one slice with a provider that what is called at a place takes, or that what stands around
  /// it gives; nil if it is not one.
  func slice(at place: SourcePlace, with provider: Int) -> Int? {
    guard let file = facts.files.firstIndex(where: { $0.absolutePath == place.file }) else {
      return nil
    }
    let source = facts.source(file)
    guard let token = source.token(at: place) else { return nil }
    var names: Set<String> = [source.name(at: token)]
    if let open = source.enclosing(token), source.matches(open, "("), open > 0 {
      names.insert(source.name(at: open - 1))
    }
    var found: Set<Int> = []
    for (symbol, signature) in program.flow.signatures.all where isNamed(symbol, names) {
      for case .node(let node) in signature.mentions.map(\.target)
      where catalog.isSlice(node) && catalog.needs(of: node).contains(provider) {
        found.insert(node.number)
      }
    }
    if found.isEmpty { found = results(around: token, in: file, with: provider) }
    return found.count == 1 ? found.first : nil
  }

  /// The slices in what the declaration around a place is to give or to hold.
  private func results(around token: Int, in file: Int, with provider: Int) -> Set<Int> {
    guard case .body(let symbol) = program.flow.declarations.owner(ofToken: token, in: file) else {
      return []
    }
    var found: Set<Int> = []
    for mention in program.flow.signatures.signature(symbol)?.mentions ?? []
    where mention.position == .result {
      guard case .node(let node) = mention.target, catalog.isSlice(node),
        catalog.needs(of: node).contains(provider)
      else { continue }
      found.insert(node.number)
    }
    return found
  }

  private func isNamed(_ symbol: Int32, _ names: Set<String>) -> Bool {
    let value = facts.symbols.base[Int(symbol)]
    guard value.kind.isFunction || value.kind.isNominal else { return false }
    if value.kind == .constructor {
      let type = facts.nominalParent(symbol)
      return type >= 0 && names.contains(facts.name(type))
    }
    return names.contains(String(facts.name(symbol).prefix { $0 != "(" }))
  }
}
