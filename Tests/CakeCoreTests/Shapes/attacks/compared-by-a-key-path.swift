// What a memberwise initialiser answers with is an associated type, which a key path must lead to.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
typealias ReportServices = HasClock & HasStore
typealias JobServices = HasClock & HasStore
typealias HomeServices = HasClock & HasStore  // expect: unused-need HasStore
struct AppServices: HasClock, HasStore {
  let clock = 1
  let store = ""
}

protocol Screen {
  associatedtype Services
  init(services: Services)
}
struct Report: Screen { let services: any ReportServices }
struct World { let job: any JobServices }
func make<World, S: Screen>(_ screen: S.Type, _ world: World, _ path: KeyPath<World, S.Services>)
  -> S
{
  S(services: world[keyPath: path])
}

func home(_ services: any HomeServices) -> Int { services.clock }
func clock(_ services: any JobServices) -> Int { services.clock }
func all() -> Int {
  let world = World(job: AppServices())
  return make(Report.self, world, \.job).services.store.count + clock(world.job)
    + home(AppServices())
}
