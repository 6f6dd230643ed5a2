// A box conforms where what it holds has a provider, which that has through a slice alone.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
protocol HasMail { var mail: [Int] { get } }
typealias AppServices = HasClock & HasStore & HasMail  // expect: unused-need HasMail
func app(_ services: any AppServices) -> Int { services.clock }
struct Root: AppServices {
  let clock = 1
  let store = ""
  let mail = [1]
}

struct Box<Value> { let value: Value }
protocol Noting { func note() -> Int }
extension Box: Noting where Value: HasStore {
  func note() -> Int { value.store.count }
}
func use(_ noting: some Noting) -> Int { noting.note() }
func all() -> Int { app(Root()) + use(Box(value: Root())) }
