// Which local function is called tells nothing of slices that the body has no value of.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

typealias ModelDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasGamma // stays: HasBeta
func model(_ dependencies: any ModelDependencies) -> String {
  func name(_ dependencies: any HasAlpha) -> String { "\(dependencies.alpha)" }
  func name(_ dependencies: any HasAlpha & HasBeta) -> String { "both" }
  return name(dependencies)
}

typealias RowDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasGamma // missed: HasBeta
func row(_ dependencies: any RowDependencies) -> String { "\(dependencies.alpha)" }

// One hands it on to the body, which makes it the other's matter.
typealias ScreenDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasGamma
func screen(_ dependencies: any ScreenDependencies) -> String { model(dependencies) }

// A slice with another includes what that chooses by.
typealias BothDependencies = HasAlpha & HasBeta  // stays: HasBeta
typealias TableDependencies = BothDependencies & HasGamma  // expect: unused-need HasGamma
func table(_ dependencies: any TableDependencies) -> String {
  struct Title {
    let text: String
    init(_ dependencies: any HasAlpha) { text = "\(dependencies.alpha)" }
    init(_ dependencies: any HasAlpha & HasBeta) { text = "both" }
  }
  return Title(dependencies).text
}
