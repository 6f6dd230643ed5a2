// A value that is called takes the dependencies.
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

struct LoadList {
  func callAsFunction(_ services: any ListServices) -> Int { services.clock + services.log("") }
}
struct LoadEdit {
  let services: any EditServices
  func callAsFunction() -> Int { services.clock + services.store.count }
}
func run(_ services: any ListServices, _ edit: any EditServices) -> Int {
  let load = LoadList()
  return load(services) + LoadEdit(services: edit)()
}
