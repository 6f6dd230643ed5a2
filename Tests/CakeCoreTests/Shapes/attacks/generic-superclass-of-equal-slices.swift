// A subclass is given where its generic superclass is asked for, of another slice of equal needs.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
typealias ReportServices = HasClock & HasStore
typealias JobServices = HasClock & HasStore
typealias HomeServices = HasClock & HasStore  // expect: unused-need HasStore
struct AppServices: HasClock, HasStore {
  let clock = 1
  let store = ""
}

class Coordinator<Services> {
  let services: Services
  init(_ services: Services) { self.services = services }
  func start() -> Int { 0 }
}
final class Report: Coordinator<any ReportServices> {
  override func start() -> Int { services.store.count }
}
func report(_ services: AppServices) -> Coordinator<any JobServices> { Report(services) }

func home(_ services: any HomeServices) -> Int { services.clock }
func clock(_ services: any JobServices) -> Int { services.clock }
func all() -> Int {
  report(AppServices()).start() + home(AppServices()) + clock(AppServices())
}
