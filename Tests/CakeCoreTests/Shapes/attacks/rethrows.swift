// A function that throws what its closure throws gives it the dependencies.
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

func with<Result>(
  _ services: any ListServices, _ body: (any ListServices) throws -> Result
) rethrows -> Result { try body(services) }
func editing(
  _ services: any EditServices, _ body: (any EditServices) throws -> Int
) rethrows -> Int { try body(services) }
func run(_ services: any ListServices, _ edit: any EditServices) -> Int {
  with(services) { $0.clock + $0.log("") } + editing(edit) { $0.clock + $0.store.count }
}
