// Extensions of protocols reach what `Self` is said to be.
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

protocol Screen {
  associatedtype Services
  var services: Services { get }
}
extension Screen where Services: ListServices {
  func load() -> Int { services.clock + services.log("") }
}
protocol Editing {}
extension Editing where Self: EditServices {
  func save() -> Int { clock + store.count }
}
struct List: Screen { let services: AppServices }
extension AppServices: Editing {}
func run(_ services: AppServices) -> Int { List(services: services).load() + services.save() }
