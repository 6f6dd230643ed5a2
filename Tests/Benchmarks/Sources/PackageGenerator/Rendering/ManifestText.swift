/// The generated package's manifest.
struct ManifestText {
  let plan: Plan

  var file: String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "\(plan.options.name)",
      platforms: [.macOS(.v15)],
      targets: [
    \(targets.map { "    \($0),\n" }.joined())  ]
    )

    """
  }

  private var hasScopes: Bool { plan.options.injection == .slices && plan.roots.count > 1 }
  private var hasSingle: Bool {
    plan.options.injection == .slices && plan.options.placement == .single
  }
  private var interfaces: [String] { plan.interfaceModules.map(\.name) }

  private var targets: [String] {
    let scopes = hasScopes ? ["Scopes"] : []
    let single = hasSingle ? ["Providers"] : []
    var all = scopes.map { target("target", $0, []) }
    all += interfaces.map { target("target", $0, hasSingle ? [] : scopes) }
    all += single.map { target("target", $0, interfaces + scopes) }
    for module in plan.featureModules.indices {
      all.append(target("target", plan.featureModules[module].name, dependencies(of: module)))
    }
    let features = plan.featureModules.map(\.name)
    all.append(
      target("executableTarget", "App", interfaces + features + single + scopes))
    for root in plan.roots.indices {
      let modules = plan.roots[root].modules.map { plan.featureModules[$0].name }
      all.append(
        target(
          "testTarget", TestText(plan: plan, index: root).targetName,
          interfaces + modules + single))
    }
    return all
  }

  private func dependencies(of module: Int) -> [String] {
    var names: Set<String> = hasSingle ? ["Providers"] : []
    for index in plan.featureModules[module].features {
      for need in plan.needs(of: index) {
        names.insert(plan.interfaceModules[plan.providers[need].module].name)
      }
      for child in plan.features[index].children where plan.features[child].module != module {
        names.insert(plan.featureModules[plan.features[child].module].name)
      }
    }
    return names.sorted()
  }

  private func target(_ kind: String, _ name: String, _ dependencies: [String]) -> String {
    let names = dependencies.map { "\"\($0)\"" }.joined(separator: ", ")
    return ".\(kind)(name: \"\(name)\", dependencies: [\(names)])"
  }
}
