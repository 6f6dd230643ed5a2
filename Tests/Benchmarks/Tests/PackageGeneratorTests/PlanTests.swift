import PackageGenerator
import Testing

private func options(_ change: (inout GeneratorOptions) -> Void = { _ in }) -> GeneratorOptions {
  var options = GeneratorOptions()
  (options.providers, options.features, options.modules) = (40, 200, 10)
  change(&options)
  return options
}

@Test func `The same options give the same files`() throws {
  let first = try GeneratedPackage(options())
  let second = try GeneratedPackage(options())
  #expect(first.files == second.files)
}

@Test func `Another seed gives another program of the same size`() throws {
  let first = try GeneratedPackage(options())
  let second = try GeneratedPackage(options { $0.seed = 2 })
  #expect(first.files.keys.count == second.files.keys.count)
  #expect(first.files != second.files)
}

@Test(arguments: [10, 150])
func `Every provider is read by some feature`(providersPerRoot: Int) throws {
  let plan = try Plan(options { $0.providersPerRoot = providersPerRoot })
  let read = plan.features.reduce(into: Set<Int>()) { $0.formUnion($1.reads) }
  #expect(read == Set(plan.providers.indices))
}

@Test func `A scope's features read what the scope or the app provides`() throws {
  let plan = try Plan(options { $0.providersPerRoot = 12 })
  #expect(plan.roots.count > 2)
  for (index, feature) in plan.features.enumerated() {
    let root = plan.featureModules[feature.module].root
    let roots = Set(plan.needs(of: index).map { plan.providers[$0].root })
    #expect(roots.isSubset(of: [0, root]))
  }
}

@Test func `As many unused needs are planned as were asked for, and their cascades`() throws {
  let plan = try Plan(options { $0.unused = .count(30) })
  let seeded = plan.expectation.unusedNeeds.filter { !$0.isCascade }
  let cascades = plan.expectation.unusedNeeds.filter(\.isCascade)
  #expect(seeded.count == 30)
  #expect(!cascades.isEmpty)
  #expect(plan.features.flatMap(\.unused).count == 30)
}

@Test func `Unused needs are all that tells a package from one without them`() throws {
  let with = try Plan(options { $0.unused = .count(30) })
  let without = try Plan(options { $0.unused = .count(0) })
  #expect(without.expectation.unusedNeeds.isEmpty)
  for index in with.features.indices {
    #expect(with.liveNeeds(of: index) == without.needs(of: index))
  }
}

@Test func `A feature's file is as long as wanted`() throws {
  let package = try GeneratedPackage(options { $0.lines = 90 })
  for index in package.plan.features.indices {
    let path = GeneratedPackage.path(ofFeature: index, in: package.plan)
    let text = try #require(package.files[path])
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count > 90)
  }
}

@Test func `Sizes that can't be are refused`() {
  #expect(throws: GeneratorError.notPositive("providers")) {
    try Plan(options { $0.providers = 0 })
  }
  #expect(throws: GeneratorError.fewerFeaturesThanModules(features: 200, modules: 201)) {
    try Plan(options { $0.modules = 201 })
  }
  #expect(throws: GeneratorError.fewerFeaturesThanProviders(features: 200, providers: 201)) {
    try Plan(options { $0.providers = 201 })
  }
  #expect(throws: GeneratorError.fewerModulesThanRoots(modules: 2, roots: 6)) {
    try Plan(
      options {
        $0.modules = 2
        $0.providersPerRoot = 10
      })
  }
}
