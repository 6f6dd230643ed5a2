// The requirement `callAsFunction` is used without its name.
protocol HasRefresh { func callAsFunction() -> Int }
protocol HasClock { var clock: Int { get } }

typealias PullDependencies = HasRefresh & HasClock  // expect: unused-need HasClock

func pull(_ dependencies: any PullDependencies) -> Int {
  dependencies()
}
