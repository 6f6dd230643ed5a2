// A generic function demands a slice through a protocol's associated type.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ScreenDependencies = HasClock & HasCache  // expect: unused-need HasCache
protocol Screen {
  associatedtype Dependencies: ScreenDependencies
  init(dependencies: Dependencies)
}

func open<S: Screen>(_ screen: S.Type, _ dependencies: S.Dependencies) -> S {
  S(dependencies: dependencies)
}

struct Home<D: ScreenDependencies>: Screen {
  let dependencies: D
  var now: Int { dependencies.clock }
}
