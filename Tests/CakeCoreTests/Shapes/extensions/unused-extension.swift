// An extension of the slice's provider uses another provider, but nobody calls its member.
protocol HasLogger { func log(_ level: Int) }
protocol HasClock { var clock: Int { get } }

extension HasLogger where Self: HasClock {
  func stamp() { log(clock) }
}

typealias ModelDependencies = HasLogger & HasClock  // expect: unused-need HasClock
func run(_ dependencies: any ModelDependencies) { dependencies.log(2) }
