// A type eraser keeps only the functions of what it erases.
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

struct AnyLoader {
  let load: () -> Int
  init(_ services: any ListServices) { load = { services.clock + services.log("") } }
  init<Services: EditServices>(editing services: Services) {
    load = { services.clock + services.store.count }
  }
}
func run(_ services: any ListServices, _ edit: any EditServices) -> Int {
  AnyLoader(services).load() + AnyLoader(editing: edit).load()
}
