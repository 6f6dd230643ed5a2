// What is extended is bound to a slice in brackets: values of an equal one are extended as well.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
typealias ListServices = HasClock & HasStore
typealias PathServices = HasClock & HasStore
typealias BoxServices = HasClock & HasStore
typealias EditServices = HasClock & HasStore
typealias SideServices = HasClock & HasStore  // expect: unused-need HasStore
struct AppServices: HasClock, HasStore {
  let clock = 1
  let store = ""
}

extension [any ListServices] {
  func sum() -> Int { reduce(0) { $0 + $1.clock } }
}
struct Box<Value> { let value: Value }
extension Box<any BoxServices> {
  func open() -> Int { value.clock }
}
func path(_ all: [any PathServices]) -> Int { all.sum() + all[0].store.count }
func edit(_ box: Box<any EditServices>) -> Int { box.open() + box.value.store.count }
func side(_ all: [any SideServices]) -> Int { all.reduce(0) { $0 + $1.clock } }
func all() -> Int {
  path([AppServices()]) + edit(Box(value: AppServices())) + side([AppServices()])
}
