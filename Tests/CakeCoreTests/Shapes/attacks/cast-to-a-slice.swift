// What is cast to an alias must have all of it, though the program compiles with less.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
typealias PluginServices = HasClock & HasStore  // escape: HasStore
typealias ListServices = HasClock & HasStore  // expect: unused-need HasStore
struct Full: HasClock, HasStore {
  let clock = 1
  let store = ""
}
struct Lite: HasClock { let clock = 2 }

func start(_ host: Any) -> Int { (host as? any PluginServices)?.clock ?? 0 }
func list(_ services: any ListServices) -> Int { services.clock }
func all() -> Int { start(Full()) + start(Lite()) + list(Full()) }
