// A function that is looked for takes and gives exactly those types.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { var log: Int { get } }

typealias ListDependencies = HasClock & HasLog  // stays: HasClock
typealias EditDependencies = HasClock & HasLog  // stays: HasLog
typealias PushDependencies = HasCache & HasLog  // stays: HasCache
typealias PullDependencies = HasCache & HasLog  // stays: HasLog

final class Container {
  var factories: [Any] = []
  func register<Value>(_ make: @escaping () -> Value) { factories.append(make) }
  func resolve<Value>(_ type: Value.Type = Value.self) -> Value? {
    factories.lazy.compactMap { $0 as? () -> Value }.first?()
  }
}
func setUp(_ container: Container, _ dependencies: any ListDependencies) -> Int {
  container.register { dependencies }
  return dependencies.log
}
func edit(_ container: Container) -> Int {
  let dependencies: (any EditDependencies)? = container.resolve()
  return dependencies?.clock ?? 0
}

final class Bus {
  var handlers: [Any] = []
  func add<Event>(_ handler: @escaping (Event) -> Int) { handlers.append(handler) }
  func send<Event>(_ event: Event) -> Int {
    handlers.compactMap { ($0 as? (Event) -> Int)?(event) }.reduce(0, +)
  }
}
func push(_ bus: Bus) { bus.add { (event: any PushDependencies) in event.log } }
func pull(_ bus: Bus, _ dependencies: any PullDependencies) -> Int {
  bus.send(dependencies) + dependencies.cache
}
