// An iterator names its element twice: by an alias of one slice, and by another of equal needs.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
typealias ListServices = HasClock & HasStore
typealias PathServices = HasClock & HasStore
typealias SideServices = HasClock & HasStore  // expect: unused-need HasClock
struct AppServices: HasClock, HasStore {
  let clock = 1
  let store = ""
}

struct Services: IteratorProtocol, Sequence {
  typealias Element = any PathServices
  mutating func next() -> (any ListServices)? { nil }
  mutating func next() -> Int? { nil }
}
func list(_ services: any ListServices) -> Int { services.clock }
func path(_ services: any PathServices) -> Int { services.store.count }
func side(_ services: any SideServices) -> Int { services.store.count }
func all() -> Int {
  list(AppServices()) + path(AppServices()) + side(AppServices()) + Services().underestimatedCount
}
