// A 'main()' that '@main' has no choice of, and one that is no type's function: nothing is kept.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

typealias ToolDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasAlpha; unused-need HasGamma
extension HasAlpha { func main() -> Int { alpha } }

func run(_ dependencies: any ToolDependencies) -> Int { dependencies.beta }
struct Services: ToolDependencies { let alpha = 1, beta = 2, gamma = 3 }
@main struct App {
  static func main() { print(run(Services())) }
}
