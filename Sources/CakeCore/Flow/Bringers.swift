/// Which needs of slices bring roots what they provide: of each group of them, one has to stay.
struct Bringers {
  /// How much a group has to be sure of.
  enum Mode { case certain, doubtful, tried }

  fileprivate struct Group {
    var needs: [Seeds.Need] = []
    /// Whether something brings the provider that no removal from a slice takes away.
    var isSure = false
    var isEmpty: Bool { needs.isEmpty && !isSure }
  }

  /// What brings one provider to one root.
  fileprivate struct Bringing {
    /// The conformances that its own module sees, and so everybody.
    var near = Group()
    /// Those that others add, and that they alone see for certain, by module and in its order.
    var far: [(module: String, group: Group)] = []
  }

  /// Needs that nobody is told of, whatever becomes of them.
  var lasting: Set<Seeds.Need> = []
  private let catalog: Catalog
  private var ofRoots: [[Int: Bringing]] = []

  init(_ catalog: Catalog) {
    self.catalog = catalog
    var headers = ConditionalHeaders()
    for index in catalog.roots.indices {
      var all: [Int: Bringing] = [:]
      for (provider, grants) in catalog.grantsOfRoots[index] {
        // A type conforms on a condition only where its clause says so itself.
        let conditional = grants.filter {
          headers.contain($0, catalog.facts) && isExplicit($0)
        }
        all[provider] = bringing(
          provider, to: index, conditional.isEmpty ? grants : conditional,
          inherits: conditional.isEmpty)
      }
      ofRoots.append(all)
    }
  }

  /// What roots provide, each with the groups of which one need has to stay for that.
  func groups(_ mode: Mode) -> [NeedGroup] {
    catalog.roots.indices.flatMap { root in
      ofRoots[root].sorted { $0.key < $1.key }.flatMap { provider, bringing in
        bringing.groups(mode).filter { !$0.isEmpty }.map { needs in
          NeedGroup(
            purpose: .bringing(.init(node: catalog.node(root: root), provider: provider)),
            needs: needs)
        }
      }
    }
  }

  /// Whether nothing that is advised takes a need away.
  func isLasting(_ need: Seeds.Need) -> Bool {
    guard let root = catalog.root(of: need.node) else { return lasting.contains(need) }
    guard let near = ofRoots[root][need.provider]?.near else { return false }
    return near.isSure || near.needs.contains(where: isLasting)
  }

  /// Whether a superclass has what a need says by a clause of its own, or through what is live.
  func isInherited(_ need: Seeds.Need, isLive: (Seeds.Need) -> Bool) -> Bool {
    guard let root = catalog.root(of: need.node), let near = ofRoots[root][need.provider]?.near
    else { return false }
    return near.isSure || near.needs.contains { isLive($0) || isInherited($0, isLive: isLive) }
  }

  private func bringing(
    _ provider: Int, to index: Int, _ grants: [Root.Grant], inherits: Bool
  ) -> Bringing {
    var found = Bringing()
    let own = catalog.roots[index].module
    let parent = catalog.superclassesOfRoots[index]
    for grant in grants {
      // What a superclass has is its own clause's, if that is in sight.
      guard grant.isWritten || parent == nil else { continue }
      let needs = self.needs(bringing: grant)
      found.add(needs, isNear: !grant.isWritten, module(of: grant), own)
    }
    if let parent, let inherited = catalog.grantsOfRoots[parent][provider], inherits {
      let need = Seeds.Need(node: catalog.node(root: parent), provider: provider)
      let isNear = inherited.contains {
        [own, catalog.roots[parent].module].contains(module(of: $0))
      }
      found.add([need], isNear: isNear, inherited.first.map(module) ?? "", own)
    }
    return found
  }

  private func module(of grant: Root.Grant) -> String { catalog.facts.files[grant.file].module }

  /// The needs by which a slice brings what a root conforms to through it; none where the root's clause
  /// names that itself.
  private func needs(bringing grant: Root.Grant) -> [Seeds.Need] {
    guard let slice = grant.slice else { return [] }
    let node = catalog.node(slice: slice)
    let satisfying = catalog.satisfying[grant.provider]
    // Nothing inherits most providers.
    guard satisfying.count > 1 else { return [.init(node: node, provider: grant.provider)] }
    let brought = satisfying.intersection(catalog.slices[slice].needs)
    return (brought.isEmpty ? [grant.provider] : brought.sorted()).map {
      .init(node: node, provider: $0)
    }
  }

  /// Whether a clause names a provider, by an alias or itself, rather than what inherits it.
  private func isExplicit(_ grant: Root.Grant) -> Bool {
    guard let slice = grant.slice else { return grant.isWritten }
    return names(grant.provider, slice)
  }

  private func names(_ provider: Int, _ slice: Int) -> Bool {
    !catalog.slices[slice].isProtocol
      && catalog.slices[slice].terms.contains { term in
        switch term.target {
        case .provider(let other): other == provider
        case .slice(let other): names(provider, other)
        case .other: false
        }
      }
  }
}

extension Bringers.Bringing {
  fileprivate mutating func add(
    _ needs: [Seeds.Need], isNear: Bool, _ module: String, _ own: String
  ) {
    if isNear || module == own {
      near.add(needs)
      return
    }
    let index = far.firstIndex { $0.module >= module } ?? far.count
    if index == far.count || far[index].module != module {
      far.insert((module, .init()), at: index)
    }
    far[index].group.add(needs)
  }

  /// The groups of which each has to keep one need alive.
  fileprivate func groups(_ mode: Bringers.Mode) -> [[Seeds.Need]] {
    let all = [near] + far.map(\.group)
    switch mode {
    // Which modules look at the root, and what they see of it, is not followed.
    case .certain:
      let open = all.filter { !$0.isEmpty }
      return open.count == 1 && !open[0].isSure ? [open[0].needs] : []
    case .doubtful:
      let needed = near.isEmpty ? all.dropFirst() : [near]
      return needed.filter { !$0.isSure }.map(\.needs)
    case .tried: return all.contains(where: \.isSure) ? [] : [all.flatMap(\.needs)]
    }
  }
}

extension Bringers.Group {
  fileprivate mutating func add(_ more: [Seeds.Need]) {
    if more.isEmpty { isSure = true }
    for need in more where !needs.contains(need) {
      let index = needs.firstIndex { need < $0 } ?? needs.count
      needs.insert(need, at: index)
    }
  }
}

/// The headers of extensions that conform only on a condition, file by file.
private struct ConditionalHeaders {
  private var known: [Int: [Range<Int>]] = [:]

  mutating func contain(_ grant: Root.Grant, _ facts: Facts) -> Bool {
    let source = facts.source(grant.file)
    let headers = headers(in: grant.file, source)
    guard !headers.isEmpty, let name = source.token(at: grant.place) else { return false }
    return headers.contains { $0.contains(name) }
  }

  private mutating func headers(in file: Int, _ source: SourceText) -> [Range<Int>] {
    if let known = known[file] { return known }
    var found: [Range<Int>] = []
    for start in source.tokens(spelled: "extension", searching: 1) {
      var end = start
      while end < source.count, !source.matchesAny(end, "{", "where") { end += 1 }
      if source.matches(end, "where") { found.append(start..<end) }
    }
    known[file] = found
    return found
  }
}
