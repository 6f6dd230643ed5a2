/// What stays of slices that others inherit and that nobody takes: `protocol HasSun: Both`.
///
/// Whoever asks a value of `HasSun` for what `Both` brings, asks it of `HasSun`.
struct HeirReader {
  private let catalog: Catalog
  private let flow: FlowReader
  private let owing: Owing

  init(_ flow: FlowReader, _ owing: Owing) {
    catalog = flow.catalog
    (self.flow, self.owing) = (flow, owing)
  }

  func seeds() -> [Seeds.Seed] {
    guard !catalog.heirs.isEmpty else { return [] }
    let asked = asked()
    return catalog.heirs.sorted { $0.key < $1.key }.flatMap { slice, heirs in
      catalog.slices[slice].needs.sorted().compactMap { provider in
        heirs.sorted().first { asked[$0]?.contains(provider) == true }.map {
          .init(
            need: .init(node: catalog.node(slice: slice), provider: provider),
            reason: .doubt(.heir($0)))
        }
      }
    }
  }

  /// For each provider that inherits a slice, those that values are asked for which may have them by it.
  private func asked() -> [Int: Set<Int>] {
    let inheriting = Set(catalog.heirs.values.joined())
    var found: [Int: Set<Int>] = [:]
    for id in flow.order {
      let unit = flow.units[id]!
      for demand in unit.demands {
        let wanted: [Set<Int>] =
          switch demand.wanted {
          case .slice(let node): catalog.needs(of: node).map { catalog.satisfying[$0] }
          case .member(let any): [Set(any)]
          case .named(let provider), .provider(let provider): [catalog.satisfying[provider]]
          }
        for providers in wanted {
          for need in owing.needs(of: providers, demand.origin, in: unit, at: demand.place).needs {
            for heir in catalog.needs(of: need.node).intersection(inheriting) {
              found[heir, default: []].formUnion(
                catalog.inheritedProviders[heir].intersection(providers))
            }
          }
        }
      }
    }
    return found
  }
}
