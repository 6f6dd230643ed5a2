// Coordinators include their children's slices, one of a child that they make no more; what that
// child shares with another one is brought by that.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: Int { get } }
protocol HasMail { var mail: Int { get } }
protocol HasLog { func log(_ text: String) -> Int }

final class ListProcessor {
  typealias Services = HasClock & HasLog
  private let services: any Services
  init(services: any Services) { self.services = services }
  func run() -> Int { services.clock + services.log("") }
}
final class MailProcessor {
  typealias Services = HasMail & HasLog
  private let services: any Services
  init(services: any Services) { self.services = services }
  func run() -> Int { services.mail + services.log("") }
}

final class ListCoordinator {
  typealias Services =
    ListProcessor.Services
    & MailProcessor.Services  // expect: unused-need MailProcessor.Services
    & HasStore
  private let services: any Services
  init(services: any Services) { self.services = services }
  func start() -> Int { ListProcessor(services: services).run() + services.store }
}
final class MailCoordinator {
  typealias Services = HasStore & MailProcessor.Services
  private let services: any Services
  init(services: any Services) { self.services = services }
  func start() -> Int { MailProcessor(services: services).run() + services.store }
}

typealias Both =
  ListProcessor.Services  // expect: unused-need ListProcessor.Services
  & MailProcessor.Services
func mail(_ services: any Both) -> Int { MailProcessor(services: services).run() }

struct Container: HasClock, HasStore, HasMail, HasLog {
  let clock = 1
  let store = 2
  let mail = 3
  func log(_ text: String) -> Int { text.count }
}
func main() -> Int {
  let container = Container()
  return ListCoordinator(services: container).start()
    + MailCoordinator(services: container).start() + mail(container)
}

// A child's slice that brings nothing but what others bring, once it has lost what it does not need,
// is there for the child.
typealias ClockDependencies =
  HasClock
  & HasMail  // expect: unused-need HasMail
func clock(_ services: any ClockDependencies) -> Int { services.clock }
typealias LogDependencies = HasClock & HasLog
func log(_ services: any LogDependencies) -> Int { services.clock + services.log("") }
typealias ParentDependencies = ClockDependencies & LogDependencies  // included: ClockDependencies
func parent(_ services: any ParentDependencies) -> Int { clock(services) + log(services) }
