/// What a check of the generated package must find: these and no other warnings or errors.
public struct Expectation: Codable, Equatable, Sendable {
  public struct UnusedNeed: Codable, Hashable, Comparable, Sendable {
    public var slice: String
    public var provider: String
    /// Whether it only serves a child whose own need of it is unused.
    public var isCascade: Bool

    public static func < (left: Self, right: Self) -> Bool {
      (left.slice, left.provider) < (right.slice, right.provider)
    }
  }

  public var providers: Int
  public var slices: Int
  public var unusedNeeds: [UnusedNeed]
}

extension Plan {
  /// The findings by the plan alone: what a slice names and nobody behind it reads.
  public var expectation: Expectation {
    var unused: [Expectation.UnusedNeed] = []
    guard options.injection == .slices else {
      return Expectation(providers: 0, slices: 0, unusedNeeds: [])
    }
    for index in features.indices {
      let live = liveNeeds(of: index)
      for provider in namedNeeds(of: index) where !live.contains(provider) {
        unused.append(
          .init(
            slice: "\(featureModules[features[index].module].name).\(sliceName(of: index))",
            provider: qualifiedProtocolName(of: provider),
            isCascade: !features[index].unused.contains(provider)))
      }
    }
    return Expectation(
      providers: providers.count, slices: features.count, unusedNeeds: unused.sorted())
  }

  private func qualifiedProtocolName(of provider: Int) -> String {
    let module =
      switch options.placement {
      case .interfaces: interfaceModules[providers[provider].module].name
      case .single: "Providers"
      }
    return "\(module).\(providers[provider].protocolName)"
  }
}
