/// The files of the executable: roots that conform to what all features need, and the calls.
struct RootText {
  let plan: Plan
  let index: Int

  private var root: Root { plan.roots[index] }
  private var isScope: Bool { index > 0 }

  /// The root: one clause that names every slice, and the values.
  var file: String {
    let providers = root.providers.map { plan.providers[$0] }
    var modules = Set(providers.map { plan.interfaceModules[$0.module].name })
    var clause: [String] = []
    if plan.options.injection == .slices {
      let features = root.modules.flatMap(plan.topFeatures)
      clause = features.map(plan.sliceName)
      modules.formUnion(plan.modules(toRun: features))
      // What scopes ask of their parent need not be asked by a feature of the app's own.
      if !isScope, plan.roots.count > 1 { clause += providers.map(\.protocolName) }
      if plan.options.placement == .single { modules.insert("Providers") }
      if isScope { modules.insert("Scopes") }
    }
    var text = modules.sorted().map { "import \($0)\n" }.joined()
    text += "\n\(declaration) \(root.typeName)"
    if !clause.isEmpty {
      text += isScope ? ": DependencyScope,\n  " : ":\n  "
      text += clause.joined(separator: "\n  & ") + "\n{\n"
    } else {
      text += " {\n"
    }
    if isScope { text += "  let parent: \(plan.roots[0].typeName)\n" }
    for provider in providers {
      text += "  let \(provider.property): any \(provider.name) = InMemory\(provider.name)()\n"
    }
    if isScope {
      text += "\n  init(parent: \(plan.roots[0].typeName)) { self.parent = parent }\n"
    }
    return text + "}\n"
  }

  private var declaration: String {
    plan.options.rootForm == .class ? "final class" : "struct"
  }

  /// Makes and runs what only roots make of one module.
  func running(module: Int) -> String {
    let features = plan.topFeatures(of: module)
    let name = plan.featureModules[module].name
    var text = "import \(name)\n\nextension \(root.typeName) {\n"
    text += "  func run\(name)() -> Int {\n    var total = 0\n"
    for feature in features {
      let call = plan.run(feature, from: "self") { provider in
        provider.root == index ? provider.property : "parent.\(provider.property)"
      }
      text += "    total += \(call)\n"
    }
    return text + "    return total\n  }\n}\n"
  }

  /// The entry point, which makes every root and runs every module.
  static func main(_ plan: Plan) -> String {
    var text = "@main\nstruct App {\n  static func main() {\n    let app = AppDependencies()\n"
    text += "    var total = 0\n"
    for (index, root) in plan.roots.enumerated() {
      if index > 0 { text += "    let \(root.area.property) = \(root.typeName)(parent: app)\n" }
      let name = root.area.property
      for module in root.modules {
        text += "    total += \(name).run\(plan.featureModules[module].name)()\n"
      }
    }
    return text + "    print(total)\n  }\n}\n"
  }
}
