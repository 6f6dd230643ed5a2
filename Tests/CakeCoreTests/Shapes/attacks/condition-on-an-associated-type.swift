// What answers for a type that is no root is there only where its dependencies have a provider.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
protocol HasMail { var mail: Int { get } }
typealias ListServices = HasClock & HasStore & HasMail  // expect: unused-need HasMail
struct AppServices: HasClock, HasStore, HasMail {
  let clock = 1
  let store = ""
  let mail = 2
}

protocol Feature {
  associatedtype Services
  var services: Services { get }
  func run() -> Int
}
extension Feature where Services: HasStore {
  func run() -> Int { 1 }
}
struct List<Services: ListServices>: Feature {
  let services: Services
  func clock() -> Int { services.clock }
}
func start(_ feature: some Feature) -> Int { feature.run() }
func all() -> Int {
  let list = List(services: AppServices())
  return start(list) + list.clock()
}
