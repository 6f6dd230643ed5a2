// An iterator of one slice's values is given back as one of another's; an array is converted.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
typealias ListServices = HasClock & HasStore
typealias PathServices = HasClock & HasStore
typealias LeftServices = HasClock & HasStore  // expect: unused-need HasStore
typealias RightServices = HasClock & HasStore
struct AppServices: HasClock, HasStore {
  let clock = 1
  let store = ""
}

func list(_ services: any ListServices) -> Int { services.clock }
func path(_ services: any PathServices) -> Int { services.store.count }
func left(_ services: any LeftServices) -> Int { services.clock }
func right(_ services: any RightServices) -> Int { services.store.count }
func paths(_ all: [any PathServices]) -> IndexingIterator<[any ListServices]> {
  all.makeIterator()
}
func lefts(_ all: [any RightServices]) -> [any LeftServices] { all }
func derived() -> Int {
  var lists = paths([AppServices()])
  return (lists.next().map(list) ?? 0) + path(AppServices())
}
func converted() -> Int { left(lefts([AppServices()])[0]) + right(AppServices()) }
