// '@main' calls what a provider has for all who conform to it.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

typealias ToolDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasGamma // stays: HasAlpha
extension HasAlpha { static func main() { print("alpha") } }
protocol Tool {}
extension Tool { @_disfavoredOverload static func main() { print("plain") } }

func run(_ dependencies: any ToolDependencies) -> Int { dependencies.beta }
@main struct App: Tool, ToolDependencies {
  let alpha = 1, beta = 2, gamma = 3
  static func start() { print(run(Self())) }
}
