// A task-local value holds the dependencies.
protocol HasClock: Sendable { var clock: Int { get } }
protocol HasCache: Sendable { var cache: Int { get } }

typealias TaskDependencies = HasClock & HasCache  // expect: unused-need HasClock
enum Scope { @TaskLocal static var dependencies: (any TaskDependencies)? }
func cached() -> Int? { Scope.dependencies?.cache }
