extension Feature {
  /// Whether its functions take the dependencies each, because it stores nothing.
  func takesArguments(in options: GeneratorOptions) -> Bool {
    options.injection == .slices && (style == .reducer || style == .function)
  }

  func isGeneric(in options: GeneratorOptions) -> Bool {
    options.injection == .slices && style == .workflow
  }

  /// What stands between the parentheses of its functions' declarations.
  func signature(in options: GeneratorOptions, _ slice: String) -> String {
    guard takesArguments(in: options) else { return "" }
    let name = sliceForm == .nestedAlias ? "Dependencies" : slice
    return "_ dependencies: \(style == .function ? "some" : "any") \(name)"
  }

  /// What stands between the parentheses of calls of its own functions.
  func argument(in plan: Plan) -> String {
    takesArguments(in: plan.options) ? "dependencies" : ""
  }
}

extension Plan {
  /// The expression that makes a feature and runs it.
  ///
  /// - Parameters:
  ///   - dependencies: What is handed on where features take slices.
  ///   - value: How one dependency is written where they take each by itself.
  func run(
    _ feature: Int, from dependencies: String, value: (Provider) -> String
  ) -> String {
    let needs = needs(of: feature).sorted().map { providers[$0] }
    let feature = features[feature]
    guard options.injection == .slices else {
      let arguments = needs.map { "\($0.property): \(value($0))" }.joined(separator: ", ")
      return "\(feature.typeName)(\(arguments)).run()"
    }
    return feature.takesArguments(in: options)
      ? "\(feature.typeName)().run(\(dependencies))"
      : "\(feature.typeName)(dependencies: \(dependencies)).run()"
  }

  /// Modules whose names a file needs that runs these features with their own dependencies.
  func modules(toRun features: [Int]) -> Set<String> {
    Set(features.map { featureModules[self.features[$0].module].name })
  }
}
