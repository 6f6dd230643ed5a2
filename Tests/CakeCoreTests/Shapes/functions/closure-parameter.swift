// The closure's parameter gets its type from the context and is read in the closure.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias JobDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Job { let body: (any JobDependencies) -> Int }
func jobs() -> [Job] {
  [Job { $0.clock }, Job { dependencies in dependencies.clock + 1 }, Job(body: \.clock)]
}
