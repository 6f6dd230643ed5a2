// Local functions of one name that no need tells apart, and a lone one.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

typealias ModelDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasBeta; unused-need HasGamma
func text(_ dependencies: any ModelDependencies) -> String {
  func name(_ dependencies: any HasAlpha) -> String { "\(dependencies.alpha)" }
  func name(_ dependencies: any HasAlpha, _ suffix: String) -> String { name(dependencies) + suffix }
  func only(_ dependencies: any HasAlpha) -> Int { dependencies.alpha }
  return name(dependencies, "\(only(dependencies))")
}
