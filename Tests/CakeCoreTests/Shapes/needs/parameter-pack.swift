// A pack of dependencies, each read in one expansion.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias WorkerDependencies = HasClock & HasCache  // expect: unused-need HasCache

func clocks<each D: WorkerDependencies>(_ dependencies: repeat each D) -> [Int] {
  var clocks: [Int] = []
  repeat clocks.append((each dependencies).clock)
  return clocks
}
