// A dictionary of handlers, each of which is given the dependencies.
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

typealias Handler = (any ListServices) -> Int
let handlers: [String: @Sendable (any ListServices) -> Int] = [
  "clock": { $0.clock },
  "log": { services in services.log("") },
]
func run(_ services: any ListServices) -> Int { handlers["log"]?(services) ?? 0 }
func edit(_ services: any EditServices) -> Int {
  let table: [String: () -> Int] = [
    "clock": { services.clock }, "store": { services.store.count },
  ]
  return table.values.reduce(0) { $0 + $1() }
}
