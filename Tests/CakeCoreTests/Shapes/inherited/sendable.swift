// Nobody reads the clock, but it alone makes the composition `Sendable`.
protocol HasClock: Sendable { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias TaskDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
func start(_ dependencies: any TaskDependencies) {
  Task.detached { _ = dependencies.cache }
  _ = dependencies.cache
}
