// What is generic over subclasses of a generic class takes one of another slice of equal needs.
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
func report() -> Report { Report(AppServices()) }

func start<C: Coordinator<any JobServices>>(_ coordinator: C) -> Int { coordinator.start() }
func clock(_ services: any JobServices) -> Int { services.clock }
func home(_ services: any HomeServices) -> Int { services.clock }
func all() -> Int { start(report()) + clock(AppServices()) + home(AppServices()) }
