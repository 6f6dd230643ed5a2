// Stored privately and never read at all.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias IdleDependencies =
  HasClock  // expect: unused-need HasClock
  & HasCache  // expect: unused-need HasCache
final class Idle {
  private let dependencies: any IdleDependencies
  init(dependencies: any IdleDependencies) { self.dependencies = dependencies }
}
