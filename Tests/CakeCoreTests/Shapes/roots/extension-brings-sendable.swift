// A class is `Sendable` by what an extension says of it.
protocol HasClock { var clock: Int { get } }
protocol HasStore: Sendable { var store: String { get } }
protocol HasMail { var mail: Int { get } }
protocol AppNeeds: HasClock, HasStore, HasMail {}  // expect: unused-need HasMail
func app(_ services: some AppNeeds) -> Int { services.clock }
final class AppServices {
  let clock = 1
  let store = ""
  let mail = 2
}
extension AppServices: AppNeeds {}
let services = AppServices()
func all() -> Int { app(services) }
