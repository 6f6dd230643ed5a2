// A lazy property is made of the dependencies, another is the dependencies.
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
  lazy var size = services.clock + services.log("")
  init(services: any ListServices) { self.services = services }
}
final class Edit {
  lazy var services: any EditServices = AppServices()
  lazy var size: Int = { services.clock + services.store.count }()
}
