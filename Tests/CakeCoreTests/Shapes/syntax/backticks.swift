// Names in backticks, at the declaration, in the slice and at the use.
protocol `HasDefault` { var `default`: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias `ModelDependencies` = `HasDefault` & `HasCache`  // expect: unused-need HasCache
func run(_ `self`: any `ModelDependencies`) -> Int { `self`.`default` }
