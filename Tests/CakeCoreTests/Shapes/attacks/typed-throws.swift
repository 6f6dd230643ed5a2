// A function with a typed error gives the dependencies, or fails.
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

struct Offline: Error {}
func open(_ services: any ListServices) throws(Offline) -> any ListServices {
  guard services.clock > 0 else { throw Offline() }
  return services
}
func run(_ services: any ListServices) -> Int {
  do throws(Offline) {
    let opened = try open(services)
    return opened.log("")
  } catch { return 0 }
}
func edit(_ services: any EditServices) throws(Offline) -> Int {
  services.clock + services.store.count
}
