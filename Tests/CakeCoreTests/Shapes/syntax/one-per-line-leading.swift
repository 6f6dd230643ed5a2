// `&` leads each line; the first and the last need are unused.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ModelDependencies = HasClock  // expect: unused-need HasClock
  & HasCache
  & HasPush  // expect: unused-need HasPush
func run(_ dependencies: any ModelDependencies) -> Int { dependencies.cache }
