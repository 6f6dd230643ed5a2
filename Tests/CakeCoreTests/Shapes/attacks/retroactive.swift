// A type of the standard library conforms, here.
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

extension Int: HasClock, HasLog {
  var clock: Int { self }
  func log(_ text: String) -> Int { self + text.count }
}
func list(_ services: any ListServices) -> Int { services.clock + services.log("") }
func edit(_ services: any EditServices) -> Int { services.clock + services.store.count }
func plain(_ services: any HasClock & HasLog) -> Int { services.clock + services.log("") }
func run() -> Int { plain(3) }
