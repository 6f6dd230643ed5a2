// The extension's constraint is not used inside it, but the call asks for it all the same.
protocol HasLogger { func log(_ level: Int) }
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

extension HasLogger where Self: HasClock {
  func note() { log(1) }
}

typealias ModelDependencies = HasLogger & HasClock & HasCache  // expect: unused-need HasCache
func run(_ dependencies: any ModelDependencies) { dependencies.note() }
