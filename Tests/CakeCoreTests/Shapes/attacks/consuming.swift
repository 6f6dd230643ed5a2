// A parameter is consumed and a borrowed one only read.
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
  init(_ services: consuming any ListServices) { self.services = services }
  consuming func finish() -> Int { services.clock + services.log("") }
}
func edit(_ services: borrowing any EditServices) -> Int {
  services.clock + services.store.count
}
