/// The changes that people make to a program day by day, for either way of injection.
extension Plan {
  /// Lets a feature read one more provider, of a module that its own module knows already, so that
  /// its slice, or its initialiser, and those of whoever makes it grow. Returns the feature.
  ///
  /// - Parameter number: Which of the features that can be widened; each gives another edit.
  @discardableResult
  public mutating func widenSlice(number: Int) -> Int? {
    let made = Set(features.lazy.flatMap(\.children))
    // First those that others make: the edit then goes through their parents.
    let order = features.indices.sorted {
      (made.contains($0) ? 0 : 1, $0) < (made.contains($1) ? 0 : 1, $1)
    }
    var candidates: [(feature: Int, provider: Int)] = []
    for feature in order {
      let known = interfaces(knownTo: features[feature].module)
      let root = featureModules[features[feature].module].root
      let needs = needs(of: feature)
      let free = providers.indices.first {
        providers[$0].root == root && known.contains(providers[$0].module) && !needs.contains($0)
      }
      if let free { candidates.append((feature, free)) }
      if candidates.count > number { break }
    }
    guard number < candidates.count else { return nil }
    features[candidates[number].feature].reads.append(candidates[number].provider)
    return candidates[number].feature
  }

  /// Adds an interface with its provider beside others, lets the root store it and one feature,
  /// whose module knows the interface's module, read it. Returns the feature.
  @discardableResult
  public mutating func addProvider(number: Int) -> Int? {
    let module = interfaceModules.count / 2
    let root = providers[interfaceModules[module].providers[0]].root
    let feature = features.indices.reversed().first {
      features[$0].children.isEmpty && featureModules[features[$0].module].root == root
        && interfaces(knownTo: features[$0].module).contains(module)
    }
    guard let feature else { return nil }
    let name = "\(interfaceModules[module].name)Addition\(number)"
    providers.append(Provider(name: name, module: module, root: root, shape: .tracker))
    interfaceModules[module].providers.append(providers.count - 1)
    roots[root].providers.append(providers.count - 1)
    features[feature].reads.append(providers.count - 1)
    return feature
  }

  /// The interface modules that a module of features imports.
  private func interfaces(knownTo module: Int) -> Set<Int> {
    featureModules[module].features.reduce(into: []) { known, feature in
      for need in needs(of: feature) { known.insert(providers[need].module) }
    }
  }
}
