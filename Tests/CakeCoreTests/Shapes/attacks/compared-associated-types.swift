// Two associated types must be one, whatever the slices are called that they are.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
typealias ReportServices = HasClock & HasStore
typealias JobServices = HasClock & HasStore
typealias HomeServices = HasClock & HasStore  // expect: unused-need HasStore
struct AppServices: HasClock, HasStore {
  let clock = 1
  let store = ""
}

protocol Job {
  associatedtype Services
  func run(_ services: Services) -> Int
}
struct Report: Job {
  func run(_ services: any ReportServices) -> Int { services.store.count }
}
final class Scheduler<Services> {
  private let services: Services
  init(_ services: Services) { self.services = services }
  func run<J: Job>(_ job: J) -> Int where J.Services == Services { job.run(services) }
}

func home(_ services: any HomeServices) -> Int { services.clock }
func clock(_ services: any JobServices) -> Int { services.clock }
func all() -> Int {
  Scheduler<any JobServices>(AppServices()).run(Report()) + home(AppServices())
    + clock(AppServices())
}
