// The constraint stands on the extension's method.
protocol HasLogger { func log(_ level: Int) }
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

extension HasLogger {
  func stamp() where Self: HasClock { log(self.clock) }
}

typealias ModelDependencies = HasLogger & HasClock & HasCache  // expect: unused-need HasCache
func run<D: ModelDependencies>(_ dependencies: D) { dependencies.stamp() }
