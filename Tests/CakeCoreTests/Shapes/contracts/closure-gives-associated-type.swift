// A closure gives a root where an associated type is asked for that a property answers.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
protocol HasMail { var mail: Int { get } }
protocol AppNeeds: HasClock, HasStore, HasMail {}  // expect: unused-need HasMail
final class AppServices: AppNeeds {
  let clock = 1
  let store = ""
  let mail = 2
}
func app(_ services: some AppNeeds) -> Int { services.clock }

protocol Job {
  associatedtype Services
  init(services: Services)
}
struct StoreJob: Job { let services: any HasStore }
func make<J: Job>(_ job: J.Type, _ services: () -> J.Services) -> J { J(services: services()) }
func all() -> Int {
  let services = AppServices()
  return app(services) + make(StoreJob.self) { services }.services.store.count
}
