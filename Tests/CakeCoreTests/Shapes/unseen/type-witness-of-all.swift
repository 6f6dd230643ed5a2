// An alias in an extension without a condition is everybody's.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

protocol Screen { associatedtype Item }
extension Screen { typealias Item = Int }
typealias RootDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasBeta; unused-need HasGamma
struct Root: RootDependencies, Screen { let alpha = 1, beta = 2, gamma = 3 }
func run(_ dependencies: any RootDependencies) -> Int { dependencies.alpha }
