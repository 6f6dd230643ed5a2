// A function of the child's slice is given where a function of the parent's slice is wanted: the
// values flow from the parent's slice to the child's though nobody passes one here.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias HandlerDependencies = HasClock
func handle(_ dependencies: any HandlerDependencies) -> Int { dependencies.clock }

typealias RouterDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Router {
  var routes: [(any RouterDependencies) -> Int] = []
}
func route() -> Router { Router(routes: [handle]) }
