// An enumeration's case is made beside a default argument of another slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias RouteNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias LogNeeds = HasClock & HasCache  // expect: unused-need HasClock
struct House: HasClock, HasCache {
  var clock: Int { 1 }
  var cache: Int { 2 }
}
enum Route {
  case home(needs: any RouteNeeds)
  var clock: Int {
    switch self {
    case .home(let needs): needs.clock
    }
  }
}
func log(_ value: Int, _ needs: any LogNeeds = House()) -> Int { value + needs.cache }
func go(_ needs: any RouteNeeds) -> Int { log(Route.home(needs: needs).clock) }
