// The only use is in a `defer` block.
protocol HasSpinner { func stop() }
protocol HasClock { var clock: Int { get } }

typealias WaitDependencies = HasSpinner & HasClock  // expect: unused-need HasClock

func wait(_ dependencies: any WaitDependencies) {
  defer { dependencies.stop() }
}
