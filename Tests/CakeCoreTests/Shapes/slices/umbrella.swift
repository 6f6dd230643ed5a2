// An umbrella that features include, each using its own part: together they use all of it.
protocol HasLogger { var logger: Int { get } }
protocol HasAnalytics { var analytics: Int { get } }
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias BaseDependencies = HasLogger & HasAnalytics

typealias FirstDependencies = BaseDependencies & HasClock  // expect: unused-need HasClock
func first(_ dependencies: any FirstDependencies) -> Int { dependencies.logger }

typealias SecondDependencies = BaseDependencies & HasCache
func second(_ dependencies: any SecondDependencies) -> Int {
  dependencies.analytics + dependencies.cache
}
