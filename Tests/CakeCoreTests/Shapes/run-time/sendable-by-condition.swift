// A type is `Sendable` by a provider, and its values cross isolation: errors of that come late.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { var log: Int { get } }

typealias ModelDependencies = HasClock & HasCache & HasLog  // expect: unused-need HasLog
final class Part<D> {
  let dependencies: D
  init(_ dependencies: D) { self.dependencies = dependencies }
}
extension Part: @unchecked Sendable where D: HasCache {}
func cross<D: ModelDependencies>(_ part: Part<D>) async -> Int {
  let task = Task { part.dependencies.clock }
  return await task.value + part.dependencies.clock
}
