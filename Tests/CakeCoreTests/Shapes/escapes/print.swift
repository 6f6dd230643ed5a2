// Printed, dumped and described: reflection sees everything.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias PrintDependencies = HasClock & HasCache  // escape: HasCache
func show(_ dependencies: any PrintDependencies) -> Int {
  print(dependencies)
  return dependencies.clock
}

typealias DumpDependencies = HasClock & HasCache  // escape: HasClock
func debug(_ dependencies: any DumpDependencies) -> Int {
  dump(dependencies)
  return dependencies.cache
}
