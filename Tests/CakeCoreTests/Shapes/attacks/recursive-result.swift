// What a function gives back it can be given by itself.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
typealias ListServices = HasClock & HasStore  // expect: unused-need HasStore
typealias SideServices = HasClock & HasStore
struct AppServices: ListServices & SideServices {
  let clock = 1
  let store = ""
}

func services(_ depth: Int) -> any ListServices {
  func aside(_ services: any SideServices) -> Int { services.store.count + services.clock }
  guard depth > 0 else { return AppServices() }
  let pair = (first: services(depth - 1), times: 2)
  print(pair.first.clock, aside(AppServices()))
  return pair.first
}
