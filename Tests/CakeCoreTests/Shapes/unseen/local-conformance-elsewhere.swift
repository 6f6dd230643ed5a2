// Which default answers for a local type is nothing to slices that its body has no value of.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }

protocol Screen {
  associatedtype Needs
  var dependencies: Needs { get }
  func title() -> String
}
extension Screen { func title() -> String { "plain" } }
extension Screen where Needs == any HasAlpha & HasBeta { func title() -> String { "both" } }
func title(of screen: some Screen) -> String { screen.title() }

typealias TwoDependencies = HasAlpha & HasBeta  // stays: HasBeta
func two(_ dependencies: any TwoDependencies) -> String {
  struct Local: Screen { let dependencies: any TwoDependencies }
  return title(of: Local(dependencies: dependencies)) + "\(dependencies.alpha)"
}

typealias RowDependencies = HasAlpha & HasBeta  // missed: HasBeta
func row(_ dependencies: any RowDependencies) -> String { "\(dependencies.alpha)" }
