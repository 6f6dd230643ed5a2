// The initial value of a local variable with a wrapper goes into it.
@propertyWrapper struct Held<Value> {
  var wrappedValue: Value
}
@propertyWrapper struct Kept<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
protocol HasLog { var log: String { get } }
typealias ListServices = HasClock & HasStore & HasLog  // expect: unused-need HasLog; unused-need HasStore
typealias InnerServices = HasClock & HasStore  // expect: unused-need HasStore
typealias EditServices = HasClock & HasStore & HasLog  // expect: unused-need HasLog; unused-need HasClock
typealias PartServices = HasClock & HasStore  // expect: unused-need HasClock
typealias ShowServices = HasStore & HasLog  // expect: unused-need HasStore
typealias RestServices = HasStore & HasLog  // expect: unused-need HasStore
struct AppServices: ListServices & EditServices & ShowServices {
  let clock = 1
  let store = ""
  let log = ""
}

final class List {
  let services: any ListServices
  init(services: any ListServices) { self.services = services }
  func sum() -> Int {
    @Held var inner: any InnerServices = services
    return inner.clock
  }
}
final class Edit {
  var sum = 0
  var services: any EditServices {
    willSet {
      @Held var part: any PartServices = newValue
      sum += part.store.count
    }
  }
  init(services: any EditServices) { self.services = services }
}
func show(_ services: any ShowServices) -> Int {
  @Kept var all: any RestServices = services
  return all.log.count
}
