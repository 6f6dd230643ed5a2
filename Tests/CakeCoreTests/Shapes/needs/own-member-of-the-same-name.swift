// The consumer has a property named like the requirement; reading it is no use of the need.
protocol HasClock { var clock: Int { get } }
protocol HasLogger { func log(_ value: Int) }

typealias TimerDependencies = HasClock & HasLogger  // expect: unused-need HasClock

struct TimerModel {
  let dependencies: any TimerDependencies
  let clock = 3
  func tick() { dependencies.log(clock) }
}
