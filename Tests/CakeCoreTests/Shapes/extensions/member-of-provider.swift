// A member of the provider's extension is called, not a requirement.
protocol HasLogger { func log(_ level: Int) }
protocol HasClock { var clock: Int { get } }

extension HasLogger {
  func debug() { log(0) }
}

typealias ModelDependencies = HasLogger & HasClock  // expect: unused-need HasClock
func run(_ dependencies: any ModelDependencies) { dependencies.debug() }
