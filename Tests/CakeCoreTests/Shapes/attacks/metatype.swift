// A metatype is handed over, whose initialiser takes the dependencies.
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

protocol Screen { init(services: any ListServices) }
struct List: Screen {
  let services: any ListServices
  func load() -> Int { services.clock + services.log("") }
}
func make<S: Screen>(_ type: S.Type, _ services: any ListServices) -> S { type.init(services: services) }
class Editor {
  let services: any EditServices
  required init(_ services: any EditServices) { self.services = services }
  func save() -> Int { services.clock + services.store.count }
}
func edit(_ type: Editor.Type, _ services: any EditServices) -> Int { type.init(services).save() }
func run(_ app: AppServices) -> Int { make(List.self, app).load() + edit(Editor.self, app) }
