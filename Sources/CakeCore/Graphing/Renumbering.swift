/// New positions for the things of a part of a model.
struct Renumbering {
  struct List {
    let kept: [Int]
    private let positions: [Int: Int]

    init(_ kept: some Sequence<Int>) {
      self.kept = kept.sorted()
      positions = Dictionary(uniqueKeysWithValues: self.kept.enumerated().map { ($1, $0) })
    }

    subscript(_ old: Int) -> Int? { positions[old] }
    func all(_ old: [Int]) -> [Int] { old.compactMap { positions[$0] } }
  }

  let providers: List
  let features: List
  let roots: List
  let slices: List

  init(_ kept: GraphModel.Kept, _ model: GraphModel) {
    providers = List(kept.providers)
    features = List(kept.features)
    roots = List(kept.roots)
    slices = List(Set(kept.features.flatMap { model.features[$0].slices }))
  }

  func feature(_ feature: GraphModel.Feature) -> GraphModel.Feature {
    var feature = feature
    feature.slices = slices.all(feature.slices)
    feature.cells = feature.cells.compactMap { cell in
      guard let provider = providers[cell.provider] else { return nil }
      var cell = cell
      cell.provider = provider
      for index in cell.forwards.indices {
        cell.forwards[index].feature = cell.forwards[index].feature.flatMap { features[$0] }
      }
      return cell
    }
    feature.children = features.all(feature.children)
    feature.parent = feature.parent.flatMap { features[$0] }
    feature.opens = feature.opens.compactMap { opening in
      guard let feature = features[opening.feature], let provider = providers[opening.provider]
      else { return nil }
      return .init(feature: feature, provider: provider)
    }
    feature.roots = roots.all(feature.roots)
    return feature
  }

  func root(_ root: GraphModel.Root) -> GraphModel.Root {
    var root = root
    root.parent = root.parent.flatMap { roots[$0] }
    root.grants = root.grants.compactMap { grant in
      guard let provider = providers[grant.provider] else { return nil }
      var grant = grant
      grant.provider = provider
      grant.features = features.all(grant.features)
      return grant
    }
    return root
  }

  func slice(_ slice: GraphModel.Slice) -> GraphModel.Slice {
    var slice = slice
    slice.needs = providers.all(slice.needs)
    slice.takers = features.all(slice.takers)
    slice.parts = slice.parts.map(providers.all)
    return slice
  }

  func handover(_ handover: GraphModel.Handover) -> GraphModel.Handover? {
    guard let to = features[handover.to], let slice = slices[handover.slice] else { return nil }
    switch handover.from {
    case .root(let root):
      return roots[root].map { .init(from: .root($0), to: to, slice: slice, place: handover.place) }
    case .feature(let feature):
      return features[feature].map {
        .init(from: .feature($0), to: to, slice: slice, place: handover.place)
      }
    }
  }

  /// The findings about anything that is kept, those that they follow from among them.
  func problems(_ problems: [GraphModel.Problem]) -> [GraphModel.Problem] {
    let kept = List(
      problems.indices.filter { index in
        let problem = problems[index]
        return !features.all(problem.features).isEmpty || !roots.all(problem.roots).isEmpty
          || problem.features.isEmpty && problem.roots.isEmpty
            && !providers.all(problem.providers).isEmpty
      })
    return kept.kept.map { index in
      var problem = problems[index]
      problem.features = features.all(problem.features)
      problem.providers = providers.all(problem.providers)
      problem.roots = roots.all(problem.roots)
      problem.slices = slices.all(problem.slices)
      problem.cause = problem.cause.flatMap { kept[$0] }
      return problem
    }
  }
}
