// What a function does at its end reads the dependencies.
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

func list(_ services: any ListServices) -> Int {
  defer { _ = services.log("done") }
  return services.clock
}
func edit(_ services: any EditServices) -> Int {
  var sum = 0
  do {
    defer { sum += services.store.count }
    sum = services.clock
  }
  return sum
}
