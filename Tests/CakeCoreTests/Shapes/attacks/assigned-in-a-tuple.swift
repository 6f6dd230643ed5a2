// Several properties are assigned at once.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
typealias ListServices = HasClock & HasStore  // expect: unused-need HasStore
typealias NewServices = HasClock & HasStore  // expect: unused-need HasStore
typealias EditServices = HasClock & HasStore  // expect: unused-need HasClock
typealias OtherServices = HasClock & HasStore  // expect: unused-need HasClock
typealias PairServices = HasClock & HasStore  // expect: unused-need HasClock
typealias GivenServices = HasClock & HasStore  // expect: unused-need HasClock
struct AppServices:
  ListServices & NewServices & EditServices & OtherServices & PairServices & GivenServices
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
