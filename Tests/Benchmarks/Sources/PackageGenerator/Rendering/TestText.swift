/// The files of one root's test target: a test root, and tests of every feature.
struct TestText {
  let plan: Plan
  let index: Int

  private var root: Root { plan.roots[index] }
  private var usesSlices: Bool { plan.options.injection == .slices }

  var targetName: String { "\(root.area)Tests" }

  /// A flat root with a double for everything that the tested features need.
  var dependencies: String {
    let top = root.modules.flatMap(plan.topFeatures)
    let needs = top.reduce(into: Set<Int>()) { $0.formUnion(plan.needs(of: $1)) }
    let providers = needs.sorted().map { plan.providers[$0] }
    var modules = Set(providers.map { plan.interfaceModules[$0.module].name })
    if usesSlices {
      modules.formUnion(plan.modules(toRun: top))
      if plan.options.placement == .single { modules.insert("Providers") }
    }
    var text = modules.sorted().map { "import \($0)\n" }.joined()
    let form = plan.options.rootForm == .class ? "final class" : "struct"
    text += "\n\(form) TestDependencies"
    if usesSlices {
      text += ":\n  " + top.map(plan.sliceName).joined(separator: "\n  & ") + "\n{\n"
    } else {
      text += " {\n"
    }
    for provider in providers {
      text += "  var \(provider.property): any \(provider.name) = InMemory\(provider.name)()\n"
    }
    return text + "}\n"
  }

  /// Tests of a module, five features each.
  func tests(module: Int) -> String {
    let features = plan.featureModules[module].features
    let name = plan.featureModules[module].name
    var text = "import \(name)\nimport Testing\n\nstruct \(name)Tests {\n"
    for start in stride(from: 0, to: features.count, by: Self.featuresPerTest) {
      let group = features[start..<min(start + Self.featuresPerTest, features.count)]
      if start > 0 { text += "\n" }
      text += "  @Test func \(plan.features[group.first!].name.property)() {\n"
      text += "    let dependencies = TestDependencies()\n    var total = 0\n"
      for feature in group {
        let call = plan.run(feature, from: "dependencies") { "dependencies.\($0.property)" }
        text += "    total += \(call)\n"
      }
      text += "    #expect(total >= 0)\n  }\n"
    }
    return text + "}\n"
  }

  private static let featuresPerTest = 5
}
