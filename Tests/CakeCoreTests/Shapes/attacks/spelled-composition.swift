// A composition without a name is the same type as an alias of it, where a type must be the same.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
protocol HasMail { var mail: Int { get } }
typealias EditServices = HasClock & HasStore
typealias BoxServices = HasStore & HasMail
typealias RowServices = HasClock & HasMail
typealias ReadServices = HasClock & HasStore  // expect: unused-need HasStore
struct AppServices: HasClock, HasStore, HasMail {
  let clock = 1
  let store = ""
  let mail = 2
}

func edit(_ services: inout any EditServices) -> Int { services.clock }
struct Box<Value> { let value: Value }
func open(_ box: Box<any BoxServices>) -> Int { box.value.mail }
extension Sequence where Element == any RowServices {
  func sum() -> Int { reduce(0) { $0 + $1.clock } }
}
func read(_ services: any ReadServices) -> Int { services.clock }

func all(_ row: [any HasClock & HasMail], _ box: Box<any HasStore & HasMail>) -> Int {
  var services: any HasClock & HasStore = AppServices()
  return edit(&services) + open(box) + row.sum() + read(services) + services.store.count
}
