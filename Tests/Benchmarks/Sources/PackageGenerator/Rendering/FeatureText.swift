/// The file of one feature: its slice, its types, its functions.
struct FeatureText {
  let plan: Plan
  let index: Int
  private let feature: Feature

  init(plan: Plan, index: Int) {
    self.plan = plan
    self.index = index
    feature = plan.features[index]
  }

  var file: String {
    let ordinary = OrdinaryCode(name: feature.name)
    var text = imports + "\n"
    if usesSlices, feature.sliceForm != .nestedAlias { text += slice(indentation: "") + "\n" }
    text += ordinary.types + "\n" + consumer
    var lines = text.count(where: { $0 == "\n" })
    var block = 0
    while lines < plan.options.lines {
      let code = ordinary.block(block)
      text += code
      lines += code.count(where: { $0 == "\n" })
      block += 1
    }
    return text
  }

  private var usesSlices: Bool { plan.options.injection == .slices }

  private var imports: String {
    let providers = usesSlices ? plan.namedNeeds(of: index) : plan.needs(of: index).sorted()
    var modules = Set(
      (feature.reads + providers).map { plan.interfaceModules[plan.providers[$0].module].name })
    for child in feature.children where plan.features[child].module != feature.module {
      modules.insert(plan.featureModules[plan.features[child].module].name)
    }
    if usesSlices, plan.options.placement == .single { modules.insert("Providers") }
    return modules.sorted().map { "import \($0)\n" }.joined()
  }

  private func slice(indentation: String) -> String {
    let terms =
      plan.namedNeeds(of: index).map { plan.providers[$0].protocolName }
      + plan.includedFeatures(of: index).map(plan.sliceName)
    if feature.sliceForm == .protocol {
      return "public protocol \(feature.name)Dependencies:\n  "
        + terms.joined(separator: ",\n  ") + "\n{}\n"
    }
    let name = feature.sliceForm == .nestedAlias ? "Dependencies" : "\(feature.name)Dependencies"
    return "\(indentation)public typealias \(name) =\n\(indentation)  "
      + terms.joined(separator: "\n\(indentation)  & ") + "\n"
  }

  private var consumer: String {
    var text = head
    text += "  public func run(\(feature.signature(in: plan.options, plan.sliceName(of: index)))"
    text += ") -> Int {\n    var total = 0\n"
    for read in uses {
      text += "    total += \(read.functionName)(\(feature.argument(in: plan)))\n"
    }
    for child in feature.children {
      text += "    total += \(plan.run(child, from: dependencies) { $0.property })\n"
    }
    text += "    return total\n  }\n"
    for read in uses { text += "\n" + read.text + "\n" }
    return text + "}\n"
  }

  private var uses: [UseText] {
    feature.reads.enumerated().map { position, provider in
      let provider = plan.providers[provider]
      return UseText(
        provider: provider,
        value: usesSlices ? "dependencies.\(provider.property)" : provider.property,
        parameters: feature.signature(in: plan.options, plan.sliceName(of: index)),
        variant: index + position)
    }
  }

  private var dependencies: String { "dependencies" }

  /// The consumer's opening, what it stores and its initialiser.
  private var head: String {
    let nested =
      usesSlices && feature.sliceForm == .nestedAlias ? slice(indentation: "  ") + "\n" : ""
    let keyword = feature.style == .model ? "final class" : "struct"
    var text = "public \(keyword) \(feature.typeName)"
    if feature.isGeneric(in: plan.options) {
      text += "<Dependencies: \(plan.sliceName(of: index))>"
    }
    text += " {\n" + nested
    let stored = storedValues
    for value in stored { text += "  private let \(value.name): \(value.type)\n" }
    text += "  private var state: \(feature.name)State\n\n"
    let parameters = stored.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    text += "  public init(\(parameters)) {\n"
    for value in stored { text += "    self.\(value.name) = \(value.name)\n" }
    return text + "    state = \(feature.name)State(count: \(index % 5 + 1))\n  }\n\n"
  }

  private var storedValues: [(name: String, type: String)] {
    guard usesSlices else {
      return plan.needs(of: index).sorted().map { need in
        (plan.providers[need].property, "any \(plan.providers[need].name)")
      }
    }
    return switch feature.style {
    case .model where feature.sliceForm == .nestedAlias: [("dependencies", "any Dependencies")]
    case .model: [("dependencies", "any \(plan.sliceName(of: index))")]
    case .workflow: [("dependencies", "Dependencies")]
    case .reducer, .function: []
    }
  }
}
