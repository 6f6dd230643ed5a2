// One extension's member calls another's, each with a constraint of its own.
protocol HasLogger { func log(_ level: Int) }
protocol HasClock { var clock: Int { get } }
protocol HasUser { var user: Int { get } }
protocol HasCache { var cache: Int { get } }

extension HasLogger where Self: HasClock {
  func stamp() { log(clock) }
}
extension HasUser where Self: HasLogger & HasClock {
  func audit() { stamp() }
}

typealias ModelDependencies =
  HasLogger & HasClock & HasUser
  & HasCache  // expect: unused-need HasCache
func run(_ dependencies: any ModelDependencies) { dependencies.audit() }
