// The extension's constraint is a slice.
protocol HasLogger { func log(_ level: Int) }
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias StampDependencies = HasClock & HasCache  // expect: unused-need HasCache
extension HasLogger where Self: StampDependencies {
  func stamp() { log(clock) }
}

typealias ModelDependencies =
  HasLogger & HasClock
  & HasCache & HasPush  // expect: unused-need HasCache; unused-need HasPush
func run(_ dependencies: any ModelDependencies) { dependencies.stamp() }
