// The requirement has a default implementation in an extension; the read may name either.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
extension HasClock { var clock: Int { 0 } }
extension HasCache { var cache: Int { 0 } }

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
func now(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
