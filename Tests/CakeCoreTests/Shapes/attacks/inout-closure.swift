// A closure changes what it is given in place, where that has another name.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
typealias ListServices = HasClock & HasStore
typealias PathServices = HasClock & HasStore
typealias SideServices = HasClock & HasStore  // expect: unused-need HasClock
struct AppServices: HasClock, HasStore {
  let clock = 1
  let store = ""
}

func list(_ services: any ListServices) -> Int { services.clock }
func path(_ services: any PathServices) -> Int { services.store.count }
struct Model {
  var services: any ListServices
  mutating func change(_ change: (inout any PathServices) -> Void) { change(&services) }
}
struct Screen {
  let services: any ListServices
  func show(_ show: (any SideServices) -> Int) -> Int { show(services) }
}
func change(_ model: inout Model) { model.change { $0 = AppServices() } }
func show(_ screen: Screen) -> Int { screen.show { $0.store.count } }
func all(_ model: Model) -> Int { list(model.services) + path(AppServices()) }
