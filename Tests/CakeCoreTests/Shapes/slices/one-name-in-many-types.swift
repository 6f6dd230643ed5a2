// Each processor nests its slice under one name; they differ in what they use.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

final class TutorialProcessor {
  typealias Services = HasClock & HasCache  // expect: unused-need HasCache
  private let services: Services
  init(services: Services) { self.services = services }
  func run() -> Int { services.clock }
}

final class VaultProcessor {
  typealias Services = HasCache & HasClock  // expect: unused-need HasClock
  private let services: Services
  init(services: Services) { self.services = services }
  func run() -> Int { services.cache }
}

final class LoginProcessor {
  typealias Services = HasPush & HasClock
  private let services: Services
  init(services: Services) { self.services = services }
  func run() -> Int { services.push + services.clock }
}
