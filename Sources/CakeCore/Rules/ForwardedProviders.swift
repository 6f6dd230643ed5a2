/// Providers that a scope leaves to its parent, whose one is made from what the scope replaces.
///
/// The parent's keeps the old value: it knows nothing of the scope.
struct ForwardedProviders {
  private let program: Program
  private let construction: Construction
  /// The properties called 'parent', by what has them.
  private let parents: [Int32: Int32]
  private var catalog: Catalog { program.catalog }
  private var facts: Facts { program.facts }
  private var members: Members { construction.members }

  init(_ program: Program) {
    self.program = program
    construction = program.construction
    let facts = program.facts
    let named = facts.symbols(of: .instanceProperty) { facts.name($0) == "parent" }
    parents = Dictionary(named.map { (facts.symbols.base[Int($0)].parent, $0) }) { first, _ in first
    }
  }

  var findings: [Finding] {
    catalog.roots.indices.flatMap { root in
      catalog.roots[root].isOwn && catalog.roots[root].kind == .scope ? findings(in: root) : []
    }
  }

  private func findings(in scope: Int) -> [Finding] {
    let file = facts.files[facts.file(of: catalog.roots[scope].symbol)]
    guard !file.isTest, let parent = parent(of: scope) else { return [] }
    var forwarded: [(provider: Int, answer: Int32)] = []
    var replaced: Set<Int> = []
    for (answer, provider) in members.providing(scope) {
      if let asked = forwards(answer),
        let theirs = members.resolve(
          asked, on: .root(parent), type: catalog.roots[parent].symbol)
      {
        forwarded.append((provider, theirs))
      } else if catalog.roots[parent].provides.contains(provider) {
        replaced.insert(provider)
      }
    }
    guard !replaced.isEmpty else { return [] }
    let theirs = members.providing(parent)
    return forwarded.sorted { $0.provider < $1.provider }.compactMap { forwarded in
      sources(of: forwarded.answer, on: parent, theirs)
        .filter { replaced.contains($0.provider) && $0.provider != forwarded.provider }
        .min { ($0.place, $0.provider) < ($1.place, $1.provider) }
        .map { finding(forwarded.provider, $0, scope, parent) }
    }
  }

  /// The root that a scope names as its parent's type.
  private func parent(of scope: Int) -> Int? {
    guard let parent = parents[catalog.roots[scope].symbol],
      let text = program.flow.declarations.text(of: parent), text.result.count == 1
    else { return nil }
    return facts.symbols(at: text.result.lowerBound, in: facts.file(of: parent)).lazy
      .compactMap { catalog.rootOf[$0] }.first { catalog.roots[$0].isOwn }
  }

  /// What is asked of the parent if a property does nothing but hand it on.
  private func forwards(_ answer: Int32) -> Int32? {
    let steps = construction.steps(of: answer)
    guard steps.count == 1, case .result(.member(let base?, let asked, _)) = steps[0],
      construction.leadsToParent(base)
    else { return nil }
    return asked
  }

  private struct Source {
    var provider: Int
    var place: SourcePlace
  }

  /// The other providers of its root that a value is made from, or keeps a root of that has them.
  private func sources(of answer: Int32, on root: Int, _ providing: [Int32: Int]) -> [Source] {
    guard let start = construction.frame(of: answer, on: root) else { return [] }
    var found: [Source] = []
    var visited: Set<Int> = []
    var pending = [start]
    while let frame = pending.popLast() {
      guard visited.insert(frame).inserted else { continue }
      for read in construction.reads[frame] where read.root == root {
        if let provider = providing[read.property] {
          found.append(.init(provider: provider, place: place(read.file, read.token)))
        }
      }
      for edge in construction.edges[frame] {
        let target = construction.frames[edge.target]
        if target.this == .root(root), let provider = providing[target.symbol] {
          found.append(.init(provider: provider, place: place(edge.file, edge.token)))
        }
        pending.append(edge.target)
      }
    }
    return found + needs(of: construction.result(of: answer, on: root), on: root)
  }

  /// What a value asks its root for later, since it keeps it.
  private func needs(of value: ConstructionValue, on root: Int) -> [Source] {
    guard case .object(let number) = value else { return [] }
    let object = construction.objects[number]
    return object.fields.values.flatMap { value -> [Source] in
      guard value == .root(root) else { return needs(of: value, on: root) }
      return program.flow.units.flatMap { id, unit -> [Source] in
        guard id >= 0, facts.nominalParent(id) == object.type else { return [] }
        return unit.uses.map { .init(provider: $0.key, place: program.place($0.value)) }
      }
    }
  }

  private func place(_ file: Int, _ token: Int) -> SourcePlace {
    let value = facts.source(file)[token]
    return SourcePlace(
      file: facts.files[file].path, line: Int(value.line), column: Int(value.column))
  }

  private func finding(
    _ provider: Int, _ source: Source, _ scope: Int, _ parent: Int
  ) -> Finding {
    let root = catalog.roots[scope]
    let name = facts.name(root.symbol)
    let forwarded = catalog.providers[provider]
    let replaced = facts.name(catalog.providers[source.provider].symbol)
    return Finding(
      rule: CaptiveValue.id, severity: .info,
      message: "'\(name)' replaces '\(replaced)' but forwards '\(facts.name(forwarded.symbol))', "
        + "which '\(facts.name(catalog.roots[parent].symbol))' makes from the replaced one",
      location: root.grants.first { $0.provider == provider }?.place ?? root.place,
      subject: [.root: .name(root.name), .provider: .name(forwarded.name)],
      notes: [
        .init(message: "made from '\(replaced)' here", location: source.place),
        .init(
          message: "to have it made from the one of '\(name)', provide it there as well",
          location: root.place),
      ])
  }
}
