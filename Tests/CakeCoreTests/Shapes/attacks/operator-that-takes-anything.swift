// An operator of the program takes whatever it is given; another says what it takes.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
typealias ListServices = HasClock & HasStore  // escape: HasClock; HasStore
typealias SideServices = HasClock & HasStore  // expect: unused-need HasStore
struct AppServices: HasClock, HasStore {
  let clock = 1
  let store = ""
}

infix operator <+>
infix operator <->
func <+> <Value>(left: Value, right: Int) -> Int { (left as? any HasStore)?.store.count ?? right }
func <-> (left: any SideServices, right: any SideServices) -> Int { left.clock - right.clock }

func list(_ services: any ListServices) -> Int { services <+> 1 }
func side(_ services: any SideServices) -> Int { services <-> services }
func all() -> Int { list(AppServices()) + side(AppServices()) }
