// A default argument makes what nobody hands in.
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

func list(_ services: any ListServices = AppServices(), depth: Int = 1) -> Int {
  services.clock + services.log("")
}
struct Edit {
  var services: any EditServices = AppServices()
  func run() -> Int { services.clock + services.store.count }
}
func run() -> Int { list() + list(depth: 2) + Edit().run() }
