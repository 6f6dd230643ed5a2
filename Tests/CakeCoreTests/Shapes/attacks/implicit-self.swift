// A closure that is called at once reads a stored value without `self`.
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

final class List {
  let services: any ListServices
  init(services: any ListServices) { self.services = services }
  func now() -> Int { { services.clock + services.log("") }() }
  func later() -> () -> Int { { [self] in services.clock } }
}
struct Edit {
  let services: any EditServices
  func later() -> () -> Int { { services.clock + services.store.count } }
}
