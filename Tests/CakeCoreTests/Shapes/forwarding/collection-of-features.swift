// A heterogeneous list of children, each made with the dependencies.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
protocol Feature { func run() -> Int }

typealias FirstDependencies = HasClock
struct First: Feature {
  let dependencies: any FirstDependencies
  func run() -> Int { dependencies.clock }
}
typealias SecondDependencies = HasCache
struct Second: Feature {
  let dependencies: any SecondDependencies
  func run() -> Int { dependencies.cache }
}

typealias TabDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
func tabs(_ dependencies: any TabDependencies) -> [any Feature] {
  [First(dependencies: dependencies), Second(dependencies: dependencies)]
}
