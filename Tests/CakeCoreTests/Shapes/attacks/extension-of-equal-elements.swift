// An extension for elements of one slice is used on those of another that has the same needs.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
typealias ListServices = HasClock & HasStore
typealias EditServices = HasClock & HasStore
typealias SideServices = HasClock & HasStore  // expect: unused-need HasStore
struct AppServices: HasClock, HasStore {
  let clock = 1
  let store = ""
}

extension Array where Element == any ListServices {
  func total() -> Int { reduce(0) { $0 + $1.clock } }
}
func edit(_ all: [any EditServices]) -> Int { all.total() + all[0].store.count }
func side(_ all: [any SideServices]) -> Int { all.reduce(0) { $0 + $1.clock } }
func both() -> Int { edit([AppServices()]) + side([AppServices()]) }
