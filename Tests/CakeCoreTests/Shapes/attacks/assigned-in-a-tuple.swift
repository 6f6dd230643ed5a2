// Several properties are assigned at once.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
typealias ListServices = HasClock & HasStore  // expect: unused-need HasStore
typealias NewServices = HasClock & HasStore  // expect: unused-need HasStore
typealias EditServices = HasClock & HasStore  // expect: unused-need HasClock
typealias OtherServices = HasClock & HasStore  // expect: unused-need HasClock
typealias PairServices = HasClock & HasStore  // expect: unused-need HasClock
typealias GivenServices = HasClock & HasStore  // expect: unused-need HasClock
typealias PathServices = HasClock & HasStore  // expect: unused-need HasStore
typealias LedServices = HasClock & HasStore  // expect: unused-need HasStore
struct AppServices:
  ListServices & NewServices & EditServices & OtherServices & PairServices & GivenServices
    & PathServices & LedServices
{
  let clock = 1
  let store = ""
}

final class List {
  var services: any ListServices
  var count: Int
  init(services: any ListServices, count: Int) {
    (self.services, self.count) = (services, count)
  }
  func renew(_ services: any NewServices) { (self.services, count) = (services, count + 1) }
  func sum() -> Int { services.clock + count }
}
struct Edit {
  var count = 0
  var services: any EditServices
  mutating func change(_ other: any OtherServices) { (count, services) = (2, other) }
  func text() -> String { services.store }
}
struct Pair {
  var services: any PairServices
  var count = 0
  mutating func take(_ given: (any GivenServices, Int)) { (services, count) = given }
  func text() -> String { services.store }
}
final class Path {
  var services: any PathServices
  init(services: any PathServices) { self.services = services }
  func sum() -> Int { services.clock }
}
func lead(_ path: Path, to services: any LedServices) -> Int {
  var count = 0
  (path[keyPath: \.services], count) = (services, 1)
  return path.sum() + count
}
