// A generic type is made with a function and asked for with an equal slice.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
typealias OpenServices = HasClock & HasStore
typealias CloseServices = HasClock & HasStore
typealias SideServices = HasClock & HasStore  // expect: unused-need HasStore
struct AppServices: HasClock, HasStore {
  let clock = 1
  let store = ""
}

struct Handler<Value> { let run: (Value) -> Int }
func open(_ services: any OpenServices) -> Int { services.clock }
func close(_ services: any CloseServices) -> Int { services.store.count }
func side(_ services: any SideServices) -> Int { services.clock }
func start(_ handler: Handler<any CloseServices>) -> Int { handler.run(AppServices()) }
func all() -> Int {
  let handler = Handler(run: open)
  return start(handler) + close(AppServices())
}
func apart() -> Int { [AppServices()].map(side)[0] }
