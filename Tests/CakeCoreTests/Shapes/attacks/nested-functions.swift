// Functions in functions pass the dependencies on, one of them to itself.
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

func list(_ services: any ListServices) -> Int {
  func page(_ number: Int, _ services: any ListServices) -> Int {
    number == 0 ? services.clock : page(number - 1, services) + services.log("")
  }
  return page(3, services)
}
func edit(_ services: any EditServices) -> Int {
  func outer() -> Int {
    func inner() -> Int { services.clock + services.store.count }
    return inner()
  }
  return outer()
}
