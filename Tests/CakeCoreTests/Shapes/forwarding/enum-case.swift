// Handed on as the payload of an enum that declares the smaller slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias RouteDependencies = HasClock
enum Route {
  case detail(any RouteDependencies)
  var now: Int {
    switch self {
    case .detail(let dependencies): dependencies.clock
    }
  }
}

typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasCache
func tap(_ dependencies: any ListDependencies) -> Route { .detail(dependencies) }
