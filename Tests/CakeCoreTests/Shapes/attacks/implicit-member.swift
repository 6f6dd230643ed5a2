// A member without a base is looked up in the protocols of the slice that is asked for.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
typealias LoginServices = HasClock & HasStore
typealias ListServices = HasClock & HasStore  // expect: unused-need HasStore
struct AppServices: HasClock, HasStore {
  let clock = 1
  let store = ""
}
extension HasStore where Self == AppServices {
  static var live: AppServices { AppServices() }
}

func login(_ services: some LoginServices) -> Int { services.clock }
func list(_ services: some ListServices) -> Int { services.clock }
func loggedIn() -> Int { login(.live) }
func listed() -> Int { list(AppServices.live) }
