// What no feature reads through the umbrella is advised once, at the umbrella.
protocol HasLogger { var logger: Int { get } }
protocol HasAnalytics { var analytics: Int { get } }
protocol HasClock { var clock: Int { get } }

typealias BaseDependencies = HasLogger & HasAnalytics  // expect: unused-need HasAnalytics

typealias FirstDependencies = BaseDependencies & HasClock
func first(_ dependencies: any FirstDependencies) -> Int {
  dependencies.logger + dependencies.clock
}

typealias SecondDependencies = BaseDependencies
func second(_ dependencies: any SecondDependencies) -> Int { dependencies.logger }
