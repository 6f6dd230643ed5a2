/// Which feature modules use the consumers of which others.
struct FeatureUses {
  struct Pair: Hashable, Comparable {
    var module: String
    var other: String

    static func < (left: Pair, right: Pair) -> Bool {
      (left.module, left.other) < (right.module, right.other)
    }
  }

  private let program: Program
  private var facts: Facts { program.facts }
  private var catalog: Catalog { program.catalog }

  init(_ program: Program) { self.program = program }

  /// For each pair of modules, the consumers that are used, each with the first place.
  ///
  /// A module whose only consumers are functions or helper types may be a library, and so is one that
  /// several others build on: it can be imported.
  func found() -> [Pair: [Int32: SourcePlace]] {
    let consumers = self.consumers()
    let modules = Set(consumers.map(facts.module))
    guard modules.count > 1 else { return [:] }
    let helpers = HelperTypes(program)
    let features = Set(
      consumers.filter { facts.symbols.base[Int($0)].kind.isNominal && !helpers.contains($0) }
        .map(facts.module))
    let makers = makers(of: consumers)
    var found: [Pair: [Int32: SourcePlace]] = [:]
    let references = catalog.references(to: Set(makers.keys)) {
      modules.contains($0.module) && $0.isOwn && !$0.isTest
    }
    for reference in references where !reference.isImplicit {
      let used = makers[reference.symbol]!
      let (module, other) = (facts.files[reference.file].module, facts.module(used))
      guard other != module, features.contains(other), isUse(reference) else { continue }
      let pair = Pair(module: module, other: other)
      let place = facts.place(of: reference)
      if let known = found[pair]?[used], known <= place { continue }
      found[pair, default: [:]][used] = place
    }
    let executables = executables(of: Set(found.keys.flatMap { [$0.module, $0.other] }))
    return found.filter {
      !executables.contains($0.key.module) && !executables.contains($0.key.other)
    }
  }

  /// The consumers of the modules that compose nothing and that no features are built on: the rest of
  /// these, protocols, providers, slices and values, is interface.
  private func consumers() -> [Int32] {
    let composing = composing()
    let others = composing.union(foundations(except: composing))
    return program.consumers.indices.compactMap { number in
      let symbol = program.consumers[number].symbol
      let value = facts.symbols.base[Int(symbol)]
      guard value.kind != .protocol, value.definitionFile >= 0 else { return nil }
      let file = facts.files[Int(value.definitionFile)]
      return file.isOwn && !file.isTest && !others.contains(file.module) ? symbol : nil
    }
  }

  /// What consumers are made or called by, each with the consumer.
  private func makers(of consumers: [Int32]) -> [Int32: Int32] {
    var found = Dictionary(uniqueKeysWithValues: consumers.map { ($0, $0) })
    facts.symbolsByKind.forEach(.constructor) { number in
      if let type = found[facts.nominalParent(number)] { found[number] = type }
    }
    return found
  }

  /// The modules with a root, other than one that is handed to nothing but the module's own consumers
  /// which others use as well: a preview has one like that.
  private func composing() -> Set<String> {
    let roots = catalog.roots.indices.filter {
      catalog.roots[$0].isOwn && catalog.roots[$0].kind != .test
    }
    let modules = Set(roots.map { catalog.roots[$0].module })
    guard program.consumers.contains(where: { modules.contains($0.module) }) else { return modules }
    var takers: [Int: Set<Int32>] = [:]
    var usedElsewhere: Set<Int32> = []
    for handover in program.unsortedHandovers() {
      if facts.module(program.symbol(of: handover.from)) != facts.module(handover.to) {
        usedElsewhere.insert(handover.to)
      }
      if case .root(let root) = handover.from { takers[root, default: []].insert(handover.to) }
    }
    let composing = roots.filter { root in
      guard let takers = takers[root] else { return true }
      return takers.contains {
        facts.module($0) != catalog.roots[root].module || !usedElsewhere.contains($0)
      }
    }
    return Set(composing.map { catalog.roots[$0].module })
  }

  /// The modules that features are built on: several others' slices name their providers.
  ///
  /// A consumer in one of these is a helper, such as a cache that asks for a clock.
  private func foundations(except composing: Set<String>) -> Set<String> {
    var naming: [String: Set<String>] = [:]
    for slice in catalog.slices
    where slice.isOwn && !facts.files[slice.file].isTest && !composing.contains(slice.module) {
      for named in slice.namedProviders {
        let module = catalog.providers[named.provider].module
        if module != slice.module { naming[module, default: []].insert(slice.module) }
      }
    }
    return Set(naming.filter { $0.value.count > 1 }.keys)
  }

  /// Whether a reference is to the consumer itself: not to a type inside it, not an import of it,
  /// not where a root is made, not to a superclass, which is more of a base than a child.
  private func isUse(_ reference: Reference) -> Bool {
    let (symbol, file) = (reference.symbol, reference.file)
    let source = facts.source(file)
    guard let token = facts.token(of: reference),
      !(source.statementStart(token)..<token).contains(where: { source.matches($0, "import") })
    else { return false }
    if source.matches(token - 1, "."), source.matches(token - 2, "super") { return false }
    if isSuperclass(symbol, at: token, in: file) { return false }
    let owner = program.flow.owner(of: reference)
    if program.flow.units[owner]?.roots.isEmpty == false { return false }
    guard facts.symbols.base[Int(symbol)].kind.isNominal, source.matches(token + 1, "."),
      source.isIdentifier(token + 2)
    else { return true }
    return catalog.typeReference(at: token + 2, in: file) == nil
  }

  private func isSuperclass(_ symbol: Int32, at token: Int, in file: Int) -> Bool {
    guard facts.symbols.base[Int(symbol)].kind == .class else { return false }
    let place = facts.source(file)[token]
    return program.superclassPlaces.contains(
      SourcePlace(
        file: facts.files[file].path, line: Int(place.line), column: Int(place.column)))
  }

  /// The modules that are programs: with a main file or a type with `@main`.
  private func executables(of modules: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for file in facts.files.indices {
      let module = facts.files[file].module
      if modules.contains(module), !found.contains(module), isMain(file) { found.insert(module) }
    }
    return found
  }

  private func isMain(_ file: Int) -> Bool {
    if Folder.name(of: facts.files[file].path) == "main.swift" { return true }
    let source = facts.source(file)
    return source.contains(bytes: "@main")
      && (1..<max(1, source.count)).contains {
        source.matches($0, "main") && source.matches($0 - 1, "@")
      }
  }
}

extension Program {
  var featureUses: [FeatureUses.Pair: [Int32: SourcePlace]] { once { FeatureUses($0).found() } }
}
