// The need is read in an autoclosure argument.
protocol HasMode { var isDebug: Bool { get } }
protocol HasClock { var clock: Int { get } }

typealias CheckDependencies = HasMode & HasClock  // expect: unused-need HasClock

func check(_ dependencies: any CheckDependencies, _ fast: Bool) -> Bool {
  assert(dependencies.isDebug)
  return fast
}
