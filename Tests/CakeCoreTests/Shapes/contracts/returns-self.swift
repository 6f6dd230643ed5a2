// A requirement gives the dependencies back, changed; what is read is read on the result.
protocol HasMode { func inDemoMode() -> Self }
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasMode & HasClock & HasCache  // expect: unused-need HasCache
func now(_ dependencies: any ModelDependencies) -> Int { dependencies.inDemoMode().clock }
