// A class is part of the composition, and one of its own properties is read.
class Controller { var title = 0 }
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ScreenDependencies = Controller & HasClock & HasCache  // expect: unused-need HasClock
func show(_ dependencies: ScreenDependencies) -> Int { dependencies.title + dependencies.cache }
