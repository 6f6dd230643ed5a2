// A protocol says of another what its dependencies must be.
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

protocol Flow {
  associatedtype Services
  var services: Services { get }
}
struct List: Flow { let services: any ListServices }
struct Edit: Flow { let services: any EditServices }
func load<F: Flow>(_ flow: F) -> Int where F.Services == any ListServices {
  flow.services.clock + flow.services.log("")
}
func save<F>(_ flow: F) -> Int where F: Flow, F.Services == any EditServices {
  flow.services.clock + flow.services.store.count
}
func run(_ services: AppServices) -> Int {
  load(List(services: services)) + save(Edit(services: services))
}
