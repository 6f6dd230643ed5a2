/// The roots of which a whole value may become text: `print(app)`, `"\(app)"`. That of a structure
/// shows each value that it stores.
///
/// A value may come there as the root itself, or as any slice or provider that the root has. One that
/// goes into `Any` otherwise, in code that isn't the program's or in what it keeps, is taken for a
/// value like any other: nearly all of them go somewhere like that.
struct ShownRoots {
  private let program: Program
  private var facts: Facts { program.facts }
  private var catalog: Catalog { program.catalog }
  private(set) var roots: Set<Int> = []
  /// Whether something generic makes text of a whole value, which may be of its parameter.
  private lazy var hasGenericText = Self.hasGenericText(program)

  /// Looks for some roots alone.
  init(_ program: Program, among candidates: Set<Int>) {
    self.program = program
    let structures = candidates.filter {
      facts.symbols.base[Int(catalog.roots[$0].symbol)].kind == .struct
    }
    guard !structures.isEmpty else { return }
    let shown = shownNodes().union(nodesThatShowThemselves()).union(nodesInErrors())
    for root in structures where !shown.isDisjoint(with: nodes(of: root)) { roots.insert(root) }
    addParts(of: shown, among: structures)
  }

  /// What a root's values can be taken for.
  private func nodes(of root: Int) -> Set<Node> {
    let provides = catalog.roots[root].provides
    let slices = catalog.slices.indices.filter { catalog.slices[$0].needs.isSubset(of: provides) }
    return Set(
      [catalog.node(root: root)] + slices.map(catalog.node(slice:))
        + provides.map(catalog.node(provider:)))
  }

  /// What errors carry, of which most become text somewhere.
  private func nodesInErrors() -> Set<Node> {
    var found: Set<Node> = []
    for (symbol, signature) in program.flow.signatures.all where !signature.mentions.isEmpty {
      let kind = facts.symbols.base[Int(symbol)].kind
      guard kind == .instanceProperty || kind == .enumCase,
        catalog.inheritedProtocols(facts.nominalParent(symbol)).contains(where: facts.isError)
      else { continue }
      found.formUnion(catalog.nodes(of: signature.mentions.map(\.target)))
    }
    return found
  }

  /// A root that another one stores is shown with that one.
  private mutating func addParts(of shown: Set<Node>, among structures: Set<Int>) {
    var isShown = Set(catalog.roots.indices.filter { !shown.isDisjoint(with: nodes(of: $0)) })
    var known = -1
    while known < isShown.count {
      known = isShown.count
      for (symbol, signature) in program.flow.signatures.all {
        guard facts.symbols.base[Int(symbol)].kind == .instanceProperty,
          let whole = catalog.rootOf[facts.nominalParent(symbol)], isShown.contains(whole)
        else { continue }
        let held = Set(catalog.nodes(of: signature.mentions.map(\.target)))
        isShown.formUnion(catalog.roots.indices.filter { !held.isDisjoint(with: nodes(of: $0)) })
      }
    }
    roots.formUnion(structures.intersection(isShown))
  }

  private mutating func shownNodes() -> Set<Node> {
    let made = creations()
    var shown: Set<Node> = []
    for unit in Set(program.unitsBySource.values.joined()).union(made.keys)
    where program.flow.units[unit] != nil {
      for scan in program.flow.scans(of: unit, following: { _ in true }, extra: made[unit] ?? [:]) {
        shown.formUnion(nodesWrittenOut(in: scan))
        for (node, escapes) in scan.escapes where !shown.contains(node) {
          if escapes.contains(where: { isShown($0, in: scan.file) }) { shown.insert(node) }
        }
      }
    }
    return shown
  }

  /// What names stand for that are written out: the text that comes of it is followed no further.
  private func nodesWrittenOut(in scan: EscapeScan) -> Set<Node> {
    scan.identifiers.filter(scan.source.showsWhole).reduce(into: []) { shown, name in
      if !scan.source.matches(name - 1, ".") { shown.formUnion(scan.names[scan.key(name)] ?? []) }
      for (signature, _) in scan.signatures(at: name) {
        let results = signature.mentions.filter { $0.position == .result }
        shown.formUnion(catalog.nodes(of: results.map(\.target)))
      }
    }
  }

  /// Where roots are made: a name that has no type of its own stands for what is made.
  private func creations() -> [Int32: [Int: [EscapeScan.Member]]] {
    let initializers = facts.symbols(of: .constructor) {
      catalog.rootOf[facts.nominalParent($0)] != nil
    }
    var found: [Int32: [Int: [EscapeScan.Member]]] = [:]
    for reference in catalog.references(to: Set(initializers))
    where !reference.isImplicit && facts.files[reference.file].isOwn {
      guard let token = facts.token(of: reference),
        let root = catalog.rootOf[facts.nominalParent(reference.symbol)]
      else { continue }
      found[program.flow.owner(of: reference), default: [:]][reference.file, default: []].append(
        .init(
          token: token, supplied: [catalog.node(root: root)], handedToClosures: [], isCall: true,
          signature: Signature()))
    }
    return found
  }

  private mutating func isShown(_ escape: EscapeScan.Escape, in file: Int) -> Bool {
    let source = facts.source(file)
    if source.isText(source.chainStart(escape.token)) { return true }
    // `print(app as Any)`
    if source.matches(escape.token + 1, "as"), source.matches(escape.token + 2, "Any") {
      return true
    }
    guard case .argument(let callee) = escape.destination else { return false }
    let called = facts.symbols(at: callee, in: file).filter(facts.isDefined)
    if called.isEmpty {
      return source.matchesAny(callee, "print", "debugPrint", "String", "NSLog")
    }
    // `func log(_ value: Any)`, `func log<T>(_ value: T)`
    return called.contains { symbol in
      let signatures = program.flow.signatures
      let generic = [symbol, facts.nominalParent(symbol)].flatMap(signatures.genericParameters)
      if !generic.isEmpty, hasGenericText { return true }
      guard let text = program.flow.declarations.text(of: symbol) else { return false }
      let source = facts.source(Int(facts.symbols.base[Int(symbol)].definitionFile))
      return text.parameters.contains { $0.type.contains { source.matches($0, "Any") } }
    }
  }

  private static func hasGenericText(_ program: Program) -> Bool {
    let (facts, flow) = (program.facts, program.flow)
    return facts.files.indices.contains { file in
      guard facts.files[file].isOwn else { return false }
      let source = facts.source(file)
      return (0..<source.count).contains { word in
        guard source.isIdentifier(word), source.showsWhole(word),
          let owner = flow.declarations.owner(around: word, in: file)
        else { return false }
        return [owner, facts.nominalParent(owner)].contains {
          $0 >= 0 && !flow.signatures.genericParameters(of: $0).isEmpty
        }
      }
    }
  }

  /// The types whose members make text of `self`.
  private func nodesThatShowThemselves() -> Set<Node> {
    var shown: Set<Node> = []
    for file in facts.files.indices where facts.files[file].isOwn {
      let source = facts.source(file)
      for word in source.tokens(spelled: "self") where source.showsWhole(word) {
        guard let owner = program.flow.declarations.owner(around: word, in: file) else { continue }
        let type = facts.nominalParent(owner)
        guard type >= 0 else { continue }
        shown.formUnion(catalog.nodes(of: program.flow.signatures.targets(of: type)))
        if let root = catalog.rootOf[type] { shown.insert(catalog.node(root: root)) }
      }
    }
    return shown
  }
}

extension SourceText {
  /// Whether the whole value of a name, or of the chain that it ends, becomes text right there.
  fileprivate func showsWhole(_ name: Int) -> Bool {
    if matchesAny(name + 1, ".", "[", "(", "?", "!") { return false }
    let start = chainStart(name)
    if isText(start) { return true }
    guard matchesAny(start - 1, "(", ","), let open = enclosing(start), matches(open, "(") else {
      return false
    }
    return matchesAny(open - 1, "print", "debugPrint")
  }
}
