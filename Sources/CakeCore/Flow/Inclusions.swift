/// What slices get of those that they include.
struct Inclusions {
  /// What alone brings a slice something that it does not name itself.
  struct Lone {
    var provider: Int
    var included: Int
  }

  /// Needs of slices that others bring, each with those.
  private(set) var groups: [NeedGroup] = []
  /// By slice, in order.
  private(set) var lone: [(slice: Int, brought: [Lone])] = []

  init(_ signatures: Signatures) {
    let catalog = signatures.catalog
    let including = catalog.slices.indices.filter { !catalog.slices[$0].includedSlices.isEmpty }
    guard !including.isEmpty else { return }
    // A slice that no signature names is only there for others to include. One that names a need itself
    // does not keep it for those who take an included one.
    let taken = catalog.nodes(of: signatures.mentions.flatMap { $0.mentions.map(\.target) })
    for index in including {
      let slice = catalog.slices[index]
      let node = catalog.node(slice: index)
      let named = Set(slice.namedProviders.map(\.provider))
      let all = slice.includedSlices
      var lone: [Lone] = []
      for provider in slice.needs.sorted() {
        let bringing = all.filter { catalog.slices[$0].needs.contains(provider) }
        guard let first = bringing.first else { continue }
        let included = bringing.map {
          Seeds.Need(node: catalog.node(slice: $0), provider: provider)
        }
        let needs =
          named.contains(provider) ? included.filter { !taken.contains($0.node) } : included
        if !needs.isEmpty {
          groups.append(
            NeedGroup(
              purpose: .bringing(.init(node: node, provider: provider)), needs: needs,
              others: needs.count < included.count ? included : []))
        }
        if bringing.allSatisfy({ $0 == first }),
          named.isDisjoint(with: catalog.satisfying[provider])
        {
          lone.append(Lone(provider: provider, included: first))
        }
      }
      if !lone.isEmpty { self.lone.append((index, lone)) }
    }
  }
}

/// Needs of which one has to stay.
struct NeedGroup {
  enum Purpose {
    /// To bring this one, as long as that is live.
    case bringing(Seeds.Need)
    /// For what a value of several slices is asked, by its number.
    case choice(Int)
  }

  var purpose: Purpose
  var needs: [Seeds.Need]
  /// What will do as well, if it is live.
  var others: [Seeds.Need] = []
}
