// A value of the existential is opened where a generic function takes it.
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

func load<Services: ListServices>(_ services: Services) -> Int { services.clock + services.log("") }
func save(_ services: some EditServices) -> Int { services.clock + services.store.count }
func run(_ services: any ListServices, _ edit: any EditServices) -> Int {
  load(services) + save(edit)
}
