// Functions in one list, or put into one variable, have a type only as long as they take one.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
typealias ListServices = HasClock & HasStore
typealias PathServices = HasClock & HasStore
typealias EditServices = HasClock & HasStore
typealias SaveServices = HasClock & HasStore
typealias SideServices = HasClock & HasStore  // expect: unused-need HasStore
typealias BackServices = HasClock & HasStore  // expect: unused-need HasClock
struct AppServices: HasClock, HasStore {
  let clock = 1
  let store = ""
}

func list(_ services: any ListServices) -> Int { services.clock }
func path(_ services: any PathServices) -> Int { services.store.count }
func edit(_ services: any EditServices) -> Int { services.clock }
func save(_ services: any SaveServices) -> Int { services.store.count }
func side(_ services: any SideServices) -> Int { services.clock }
func back(_ services: any BackServices) -> Int { services.store.count }

func routes() -> Int {
  var route = list
  route = path
  var other = path
  other = list
  return route(AppServices()) + other(AppServices())
}
func steps() -> Int {
  var steps = [edit]
  steps.append(save)
  var others = [save]
  others.append(edit)
  return (steps + others).map { $0(AppServices()) }.reduce(0, +)
}
func apart() -> Int { [AppServices()].map(side)[0] + [AppServices()].map(back)[0] }
