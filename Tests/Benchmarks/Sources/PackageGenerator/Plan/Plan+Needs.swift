extension Plan {
  /// What the feature or anybody whom it hands on to really reads.
  public func liveNeeds(of feature: Int) -> Set<Int> {
    features[feature].children.reduce(into: Set(features[feature].reads)) {
      $0.formUnion(liveNeeds(of: $1))
    }
  }

  /// Every provider that the feature's slice asks for, named by itself or by a slice in it.
  public func needs(of feature: Int) -> Set<Int> {
    let own = Set(features[feature].reads + features[feature].unused)
    return features[feature].children.reduce(into: own) { $0.formUnion(needs(of: $1)) }
  }

  /// The providers that the feature's slice names itself, in the order of its clause.
  public func namedNeeds(of feature: Int) -> [Int] {
    let feature = features[feature]
    var handedOn: Set<Int> = []
    for child in feature.children { handedOn.formUnion(needs(of: child)) }
    let own = feature.reads + feature.unused
    if feature.includesChildren { return own.filter { !handedOn.contains($0) } }
    return own + handedOn.subtracting(own).sorted()
  }

  /// The features whose slices the feature's slice names; not those that another one brings.
  public func includedFeatures(of feature: Int) -> [Int] {
    guard features[feature].includesChildren else { return [] }
    let children = features[feature].children
    let brought = children.reduce(into: Set<Int>()) { $0.formUnion(everythingIncluded(by: $1)) }
    return children.filter { !brought.contains($0) }
  }

  private func everythingIncluded(by feature: Int) -> Set<Int> {
    guard features[feature].includesChildren else { return [] }
    return features[feature].children.reduce(into: []) {
      $0.insert($1)
      $0.formUnion(everythingIncluded(by: $1))
    }
  }

  /// The features that only roots and tests make.
  public func topFeatures(of module: Int) -> [Int] {
    let made = Set(features.lazy.flatMap(\.children))
    return featureModules[module].features.filter { !made.contains($0) }
  }

  /// The feature's slice as its module writes it.
  public func sliceName(of feature: Int) -> String {
    let feature = features[feature]
    return switch feature.sliceForm {
    case .alias, .protocol: "\(feature.name)Dependencies"
    case .nestedAlias: "\(feature.typeName).Dependencies"
    }
  }
}

extension Feature {
  /// The type that takes the dependencies; for functions, the one that they are extensions of.
  var typeName: String {
    switch style {
    case .model: "\(name)Model"
    case .reducer: "\(name)Reducer"
    case .workflow: "\(name)Workflow"
    case .function: "\(name)Report"
    }
  }
}
