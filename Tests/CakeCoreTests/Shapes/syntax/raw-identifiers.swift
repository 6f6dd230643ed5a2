// Names with spaces in backticks.
protocol HasClock { var `the clock`: Int { get } }
protocol HasCache { var `the cache`: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
func now(_ `the dependencies`: any ModelDependencies) -> Int { `the dependencies`.`the clock` }
