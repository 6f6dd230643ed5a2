// Values of several slices in one literal have a type only as long as one is of the other's.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
typealias ListServices = HasClock & HasStore  // expect: unused-need HasStore
typealias SideServices = HasClock & HasStore  // expect: unused-need HasStore
typealias PathServices = HasClock & HasStore
struct AppServices: HasClock, HasStore {
  let clock = 1
  let store = ""
}

func stored(_ path: any PathServices, _ store: any HasStore) -> Int {
  let both = [path, store]
  return both.count + path.clock
}
func apart(_ list: any ListServices, _ side: any SideServices) -> Int {
  let first = [list]
  let second = [side]
  return first.count + second.count + list.clock + side.clock
}
func all() -> Int {
  let services = AppServices()
  return stored(services, services) + apart(services, services)
}
