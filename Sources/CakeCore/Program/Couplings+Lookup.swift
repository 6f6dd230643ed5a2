/// What a composition's terms mean beyond their members.
extension Couplings {
  /// `host as? any PluginServices` asks, while the program runs, for every term of an alias, and
  /// `host as? any HasLog` of every root for that.
  func keepCastTargets() {
    for mention in flow.signatures.castTargets {
      let place = Unit.Place(file: mention.use.file, occurrence: mention.use.occurrence)
      for case .node(let node) in mention.targets
      where catalog.isSlice(node) && !catalog.slices[node.number].isProtocol {
        for provider in catalog.needs(of: node).sorted() {
          keep(node, provider, .castTarget(place))
        }
      }
      for case .provider(let provider) in mention.targets {
        for (index, root) in catalog.roots.enumerated() where root.provides.contains(provider) {
          keep(catalog.node(root: index), provider, .castTarget(place))
        }
      }
    }
  }

  /// `\(any HasLog).log` may be applied, far from there, to a value of every slice that has it.
  func keepKeyPathRoots() {
    lazy var hasErasedKeyPaths = facts.namesErasedKeyPaths()
    for mention in flow.signatures.bodyMentions where flow.signatures.isKeyPathRoot(mention.use) {
      let place = Unit.Place(file: mention.use.file, occurrence: mention.use.occurrence)
      let slices = catalog.slices.indices.map(catalog.node(slice:))
      for node in catalog.nodes(of: mention.targets) {
        link(node, to: slices)
        guard hasErasedKeyPaths else { continue }
        // It is a key, of each slice that is the same type.
        for same in slices where same == node || areEqual(same, node) {
          for provider in catalog.needs(of: node).sorted() {
            keep(same, provider, .castTarget(place))
          }
        }
      }
      for case .provider(let provider) in mention.targets {
        for index in catalog.slices.indices {
          let node = catalog.node(slice: index)
          for need in catalog.satisfying[provider].intersection(catalog.needs(of: node)).sorted() {
            keep(node, need, .unfollowedDemand(unit: mention.owner, by: mention.owner, place))
          }
        }
        guard hasErasedKeyPaths else { continue }
        for (index, root) in catalog.roots.enumerated() where root.provides.contains(provider) {
          keep(catalog.node(root: index), provider, .castTarget(place))
        }
      }
    }
  }

  /// `login(.live)`: a static member without a base is looked up in the protocols of the type that
  /// is asked for.
  func keepImplicitMembers() {
    for id in flow.order {
      let unit = flow.units[id]!
      lazy var slices = unit.demands.compactMap { demand -> Node? in
        if case .slice(let node) = demand.wanted, catalog.isSlice(node) { node } else { nil }
      }
      for demand in unit.demands {
        guard case .member(let providers) = demand.wanted, !slices.isEmpty,
          hasNoBase(demand.place)
        else { continue }
        let found = Set(providers.flatMap { catalog.satisfying[$0] })
        for node in slices {
          for provider in found.intersection(catalog.needs(of: node)).sorted() {
            keep(node, provider, .unfollowedUse(unit: id, demand.place))
          }
        }
      }
    }
  }

  private func hasNoBase(_ place: Unit.Place) -> Bool {
    let source = facts.source(place.file)
    guard place.occurrence >= 0, let token = facts.token(of: place.occurrence, in: place.file),
      source.matches(token - 1, ".")
    else { return false }
    if source.matchesAny(token - 2, ")", "]", "}", "?", "!", "self", "Self", "super") {
      return false
    }
    return !source.isIdentifier(token - 2) || source.isKeyword(token - 2)
  }
}

extension Facts {
  /// Whether key paths are kept whose root nobody knows: they fit a value, or don't, while the program runs.
  func namesErasedKeyPaths() -> Bool {
    files.indices.contains { file in
      files[file].isOwn
        && (source(file).contains(bytes: "AnyKeyPath")
          || source(file).contains(bytes: "PartialKeyPath"))
    }
  }
}
