// Dependencies go through a stream: in by its continuation, out by a loop.
protocol HasClock: Sendable { var clock: Int { get } }
protocol HasCache: Sendable { var cache: Int { get } }
typealias ListDependencies = HasClock & HasCache  // missed: HasCache
typealias EditDependencies = HasClock & HasCache  // expect: unused-need HasClock

final class Hub {
  private var continuation: AsyncStream<any ListDependencies>.Continuation?
  func open() -> AsyncStream<any ListDependencies> { AsyncStream { self.continuation = $0 } }
  func send(_ dependencies: any ListDependencies) { continuation?.yield(dependencies) }
}
func list(_ hub: Hub) async -> Int {
  for await dependencies in hub.open() { return dependencies.clock }
  return 0
}
func edit(_ dependencies: any EditDependencies) -> Int { dependencies.cache }
