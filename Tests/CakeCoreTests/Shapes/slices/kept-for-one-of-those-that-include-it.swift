// A slice that only others include keeps what one of them names beside it for nobody, where another
// inclusion brings that all the same.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: Int { get } }
protocol HasLog { var log: Int { get } }

typealias PartDependencies =
  HasStore
  & HasClock  // expect: unused-need HasClock
typealias ClockDependencies = HasClock
func clock(_ dependencies: any ClockDependencies) -> Int { dependencies.clock }

typealias WholeDependencies =
  PartDependencies & ClockDependencies & HasLog
  & HasClock  // expect: redundant-need HasClock
func whole(_ dependencies: any WholeDependencies) -> Int {
  clock(dependencies) + dependencies.store + dependencies.log
}
