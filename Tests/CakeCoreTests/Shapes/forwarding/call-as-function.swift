// Handed on to a value that is called like a function.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias UseCaseDependencies = HasClock
struct UseCase {
  func callAsFunction(_ dependencies: any UseCaseDependencies) -> Int { dependencies.clock }
}

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Model {
  let dependencies: any ModelDependencies
  let load = UseCase()
  func run() -> Int { load(dependencies) }
}
