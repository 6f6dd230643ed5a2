// The extension's constraint names a second provider: calling the member takes both.
protocol HasLogger { func log(_ level: Int) }
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

extension HasLogger where Self: HasClock {
  func stamp() { log(clock) }
}

typealias ModelDependencies = HasLogger & HasClock & HasCache  // expect: unused-need HasCache
func run(_ dependencies: any ModelDependencies) { dependencies.stamp() }
