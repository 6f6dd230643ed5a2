// The same requirement is read from a value that did not come with the slice.
protocol HasClock { var clock: Int { get } }
protocol HasLogger { func log(_ value: Int) }

typealias CompareDependencies = HasClock & HasLogger  // expect: unused-need HasClock

struct Compare {
  let dependencies: any CompareDependencies
}

func logAll(_ compare: Compare) { compare.dependencies.log(1) }
func read(_ watch: any HasClock) -> Int { watch.clock }
