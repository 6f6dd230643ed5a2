// Without the clock the call would silently become the other member: it compiles, and means
// something else.
protocol HasLogger { func log(_ level: Int) }
protocol HasClock { var clock: Int { get } }

extension HasLogger { func note() { log(0) } }
extension HasLogger where Self: HasClock { func note() { log(clock) } }

typealias ModelDependencies = HasLogger & HasClock  // escape: HasClock
func run(_ dependencies: any ModelDependencies) { dependencies.note() }
