// An extension of one provider takes a slice as a parameter, and reads both.
protocol HasLogger { func log(_ level: Int) }
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias StampDependencies = HasClock & HasCache  // expect: unused-need HasCache
extension HasLogger {
  func stamp(_ dependencies: any StampDependencies) { log(dependencies.clock) }
}

typealias ModelDependencies = HasLogger & HasClock & HasCache  // expect: unused-need HasCache
func run(_ dependencies: any ModelDependencies) { dependencies.stamp(dependencies) }
