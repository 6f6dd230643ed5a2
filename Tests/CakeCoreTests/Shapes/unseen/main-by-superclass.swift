// '@main' calls what a superclass has for some types only.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

typealias ToolDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasGamma // stays: HasAlpha
struct Services: ToolDependencies { let alpha = 1, beta = 2, gamma = 3 }

class Tool<Dependencies> { class func main() { print("plain") } }
extension Tool where Dependencies: HasAlpha { static func main() async { print("alpha") } }

func run(_ dependencies: any ToolDependencies) -> Int { dependencies.beta }
@main final class App: Tool<Services> {
  static func start() { print(run(Services())) }
}
