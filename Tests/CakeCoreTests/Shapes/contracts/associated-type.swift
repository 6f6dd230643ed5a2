// A protocol demands providers of its associated type; the conforming type fills it with its slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

protocol Screen {
  associatedtype Dependencies: HasClock & HasCache
  init(dependencies: Dependencies)
}

typealias HomeDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
struct Home<Dependencies: HomeDependencies>: Screen {
  let dependencies: Dependencies
}
