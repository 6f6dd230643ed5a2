// A closure converts what a feature has to what its child asks for, and names neither.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
protocol HasMail { var mail: [Int] { get } }
protocol Job {
  associatedtype Services
  init(services: Services)
  func run() -> Int
}
struct ClockJob: Job {
  typealias Services = HasClock & HasMail  // expect: unused-need HasMail
  let services: any Services
  func run() -> Int { services.clock }
}
struct StoreJob: Job {
  typealias Services = HasStore
  let services: any Services
  func run() -> Int { services.store.count }
}
typealias JobServices = HasClock & HasStore & HasMail  // expect: unused-need HasMail
struct AppServices: HasClock, HasStore, HasMail {
  let clock = 1
  let store = ""
  let mail = [1]
}

final class Scheduler<Services> {
  private var jobs: [(Services) -> any Job] = []
  private let services: Services
  init(services: Services) { self.services = services }

  func register<J: Job>(_ type: J.Type, using convert: @escaping (Services) -> J.Services) {
    jobs.append { J(services: convert($0)) }
  }
  func run() -> Int { jobs.reduce(0) { $0 + $1(services).run() } }
}

func run() -> Int {
  let scheduler = Scheduler<any JobServices>(services: AppServices())
  scheduler.register(ClockJob.self) { $0 }
  scheduler.register(StoreJob.self, using: { services in services })
  return scheduler.run()
}
