// '@main' names no function: which 'main()' it calls, what its dependencies are decides.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

typealias ToolDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasGamma // stays: HasAlpha
struct Services: ToolDependencies { let alpha = 1, beta = 2, gamma = 3 }

protocol Tool {
  associatedtype Dependencies
  static var dependencies: Dependencies { get }
}
extension Tool { static func main() { print("plain") } }
extension Tool where Dependencies: HasAlpha { static func main() { print(dependencies.alpha) } }

func run(_ dependencies: any ToolDependencies) -> Int { dependencies.beta }
@main struct App: Tool {
  static var dependencies: Services {
    print(run(Services()))
    return Services()
  }
}
