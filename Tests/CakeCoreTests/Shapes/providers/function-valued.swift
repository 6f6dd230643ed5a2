// The requirement is a closure; it is called through the property.
protocol HasNow { var now: () -> Int { get } }
protocol HasCache { var cache: () -> Int { get } }

typealias ModelDependencies = HasNow & HasCache  // expect: unused-need HasCache
func now(_ dependencies: any ModelDependencies) -> Int { dependencies.now() }
