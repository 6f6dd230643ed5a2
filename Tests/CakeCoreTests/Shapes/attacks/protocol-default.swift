// A protocol answers its own requirement with what it is given.
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

protocol Loading {
  func load(_ services: any ListServices) -> Int
}
extension Loading {
  func load(_ services: any ListServices) -> Int { services.clock + services.log("") }
}
struct List: Loading {}
protocol Saving {
  associatedtype Services
  func save(_ services: Services) -> Int
}
struct Edit: Saving {
  func save(_ services: any EditServices) -> Int { services.clock + services.store.count }
}
func run(_ app: AppServices) -> Int { List().load(app) + Edit().save(app) }
