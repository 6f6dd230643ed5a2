// What '@main' calls is for types alone that provide something.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

typealias ToolDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasGamma // stays: HasAlpha
protocol Tool { init() }
extension Tool { static func main() { print("plain") } }
extension Tool where Self: HasAlpha { static func main() { print(Self().alpha) } }

func run(_ dependencies: any ToolDependencies) -> Int { dependencies.beta }
@main struct App: Tool, ToolDependencies {
  let alpha = 1, beta = 2, gamma = 3
  static func start() { print(run(Self())) }
}
