// A method is referred to by its type, and applied later.
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

struct List {
  let services: any ListServices
  func load(_ text: String) -> Int { services.clock + services.log(text) }
}
struct Edit {
  func save(_ services: any EditServices) -> Int { services.clock + services.store.count }
}
func run(_ services: any ListServices, _ edit: any EditServices) -> Int {
  let load = List.load
  let save = Edit.save
  return load(List(services: services))("") + save(Edit())(edit)
}
