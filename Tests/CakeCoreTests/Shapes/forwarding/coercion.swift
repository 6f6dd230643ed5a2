// Narrowed by `as`, by a typed constant and by a typed parameter's default.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias FirstDependencies = HasClock
typealias SecondDependencies = HasCache

typealias ParentDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
func parent(_ dependencies: any ParentDependencies) -> Int {
  let first = dependencies as any FirstDependencies
  let second: any SecondDependencies = dependencies
  return first.clock + second.cache
}
