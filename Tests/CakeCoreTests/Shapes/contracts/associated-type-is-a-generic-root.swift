// An associated type that must have a provider is a generic root, by a nested alias.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
protocol HasMail { var mail: Int { get } }
typealias AppNeeds = HasClock & HasStore & HasMail  // expect: unused-need HasMail
struct AppServices<Part>: AppNeeds {
  let clock = 1
  let store = ""
  let mail = 2
}
func app(_ services: any AppNeeds) -> Int { services.clock }

protocol Module { associatedtype Services: HasStore }
enum ListModule: Module { typealias Services = AppServices<Int> }
func title<M: Module>(_ module: M.Type) -> String { "\(M.Services.self)" }
func all() -> Int { app(AppServices<Int>()) + title(ListModule.self).count }
