// A slice that is a protocol inherits another one for nothing.
protocol HasClock { var clock: Int { get } }
protocol HasLog { var log: Int { get } }
protocol ClockDependencies: HasClock {}
protocol LogDependencies: ClockDependencies, HasLog {}  // missed: ClockDependencies
func clock(_ dependencies: any ClockDependencies) -> Int { dependencies.clock }
func log(_ dependencies: any LogDependencies) -> Int { dependencies.log }
