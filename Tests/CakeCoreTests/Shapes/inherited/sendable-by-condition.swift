// What lets values cross isolation comes by conditions on providers, or on what they inherit.
class Box: @unchecked Sendable {}
protocol Safe where Self: Sendable {}
protocol HasClock { var clock: Int { get } }
protocol HasCache where Self: Sendable { var cache: Int { get } }
protocol HasPush where Self: Box { var push: Int { get } }
protocol HasMail: Safe { var mail: Int { get } }
protocol HasLog where Self: Swift.Sendable, Self: AnyObject { var log: Int { get } }

typealias CacheDependencies = HasClock & HasCache
func cache(_ dependencies: any CacheDependencies) {
  Task { _ = dependencies.clock }
  _ = dependencies.clock
}

typealias PushDependencies = HasClock & HasPush
func push(_ dependencies: any PushDependencies) {
  Task { _ = dependencies.clock }
  _ = dependencies.clock
}

typealias MailDependencies = HasClock & HasMail
func mail(_ dependencies: any MailDependencies) {
  Task { _ = dependencies.clock }
  _ = dependencies.clock
}

typealias LogDependencies = HasClock & HasLog & Sendable & AnyObject  // expect: unused-need HasLog
func log(_ dependencies: any LogDependencies) {
  Task { _ = dependencies.clock }
  _ = dependencies.clock
}
