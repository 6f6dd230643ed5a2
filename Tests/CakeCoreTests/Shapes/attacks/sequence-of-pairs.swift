// Pairs of a sequence are taken apart in a loop.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
protocol HasLog { func log(_ text: String) -> Int }
typealias ListServices = HasClock & HasStore & HasLog  // expect: unused-need HasStore
typealias EditServices = HasClock & HasStore
struct AppServices: ListServices & EditServices {
  let clock = 1
  let store = ""
  func log(_ text: String) -> Int { text.count }
}

func list(_ all: [(name: String, services: any ListServices)]) -> Int {
  var sum = 0
  for (name, services) in all where !name.isEmpty { sum += services.clock + services.log(name) }
  return sum
}
func edit(_ all: [String: any EditServices]) -> Int {
  var sum = 0
  for (_, services) in all { sum += services.clock }
  return sum + all.values.reduce(0) { $0 + $1.store.count }
}
