// A parameter with a wrapper can be given the wrapper itself, which is generic over the value.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
typealias ListServices = HasClock & HasStore
typealias PathServices = HasClock & HasStore
typealias SideServices = HasClock & HasStore  // expect: unused-need HasStore
struct AppServices: HasClock, HasStore {
  let clock = 1
  let store = ""
}

@propertyWrapper struct Traced<Value> {
  let wrappedValue: Value
  var projectedValue: Traced<Value> { self }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  init(projectedValue: Traced<Value>) { self = projectedValue }
}
func list(@Traced services: any ListServices) -> Int { services.clock }
func path(_ services: any PathServices) -> Int { services.store.count }
func side(_ services: any SideServices) -> Int { services.clock }
func all(_ traced: Traced<any PathServices>) -> Int {
  list($services: traced) + path(traced.wrappedValue) + side(AppServices())
}
