// A value that is read and thrown away is still a use.
protocol HasWarmUp { var warmUp: Int { get } }
protocol HasClock { var clock: Int { get } }

typealias LaunchDependencies = HasWarmUp & HasClock  // expect: unused-need HasClock

func launch(_ dependencies: any LaunchDependencies) {
  _ = dependencies.warmUp
}
