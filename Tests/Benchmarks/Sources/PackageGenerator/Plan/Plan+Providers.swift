extension Plan {
  /// Plans the program that the options describe.
  public init(_ options: GeneratorOptions) throws(GeneratorError) {
    self.options = options
    try Self.check(options)
    var randomness = Randomness(seed: options.seed)
    planProviders()
    try planModules()
    planFeatures(&randomness)
    try seedUnusedNeeds(&randomness)
  }

  private static func check(_ options: GeneratorOptions) throws(GeneratorError) {
    let atLeastOne = [
      ("providers", options.providers), ("features", options.features),
      ("modules", options.modules), ("lines", options.lines),
      ("providers per interface module", options.providersPerInterfaceModule),
      ("providers per root", options.providersPerRoot),
    ]
    for (option, value) in atLeastOne where value < 1 { throw .notPositive(option) }
    if options.features < options.providers {
      throw .fewerFeaturesThanProviders(features: options.features, providers: options.providers)
    }
    if options.features < options.modules {
      throw .fewerFeaturesThanModules(features: options.features, modules: options.modules)
    }
  }

  /// One root where all providers fit into it. Otherwise the app's root keeps a quarter of what it
  /// may hold, for every area to use, and each area's scope stores its own.
  private mutating func planProviders() {
    let all = Array(0..<options.providers)
    if options.providers <= options.providersPerRoot {
      roots = [Root(area: "App", providers: all, modules: [])]
    } else {
      let common = max(1, options.providersPerRoot / 4)
      let own = max(1, options.providersPerRoot - common)
      let areas = (options.providers - common + own - 1) / own
      roots = [Root(area: "App", providers: Array(all[..<common]), modules: [])]
      let rest = all[common...]
      for area in 0..<areas {
        let start = rest.startIndex + rest.count * area / areas
        let end = rest.startIndex + rest.count * (area + 1) / areas
        roots.append(Root(area: "", providers: Array(rest[start..<end]), modules: []))
      }
    }
    planInterfaceModules()
  }

  private mutating func planInterfaceModules() {
    var names = UniqueNames()
    let size = options.providersPerInterfaceModule
    for root in roots.indices {
      let own = roots[root].providers
      for start in stride(from: own.startIndex, to: own.endIndex, by: size) {
        let domain = Words.domains[interfaceModules.count % Words.domains.count]
        let module = InterfaceModule(
          name: names.take(domain), providers: Array(own[start..<min(start + size, own.endIndex)]))
        if roots[root].area.isEmpty { roots[root].area = module.name }
        for (index, _) in module.providers.enumerated() {
          let role = Words.roles[index % Words.roles.count]
          let round = index / Words.roles.count
          let name = module.name + role.name + (round == 0 ? "" : "\(round + 1)")
          providers.append(
            Provider(name: name, module: interfaceModules.count, root: root, shape: role.shape))
        }
        interfaceModules.append(module)
      }
    }
  }

  /// Shares feature modules out to roots; the app's own root gets a small share beside scopes.
  private mutating func planModules() throws(GeneratorError) {
    guard options.modules >= roots.count else {
      throw .fewerModulesThanRoots(modules: options.modules, roots: roots.count)
    }
    var names = UniqueNames()
    for module in 0..<options.modules {
      let domain = Words.domains[module % Words.domains.count]
      let root = roots.count * module / options.modules
      featureModules.append(
        FeatureModule(name: names.take("\(domain)Feature"), root: root, features: []))
      roots[root].modules.append(module)
    }
  }
}
