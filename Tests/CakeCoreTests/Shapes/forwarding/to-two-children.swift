// One child reads the need and the other only names it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ReaderDependencies = HasClock & HasCache
func reader(_ dependencies: any ReaderDependencies) -> Int {
  dependencies.clock + dependencies.cache
}

typealias NamerDependencies = HasClock & HasCache  // expect: unused-need HasCache
func namer(_ dependencies: any NamerDependencies) -> Int { dependencies.clock }

typealias ParentDependencies = HasClock & HasCache
func parent(_ dependencies: any ParentDependencies) -> Int {
  reader(dependencies) + namer(dependencies)
}
