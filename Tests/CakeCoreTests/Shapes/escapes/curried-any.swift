// Given to the function that comes out of a call, which takes anything.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias SmallDependencies = HasClock
func curried(_ dependencies: any SmallDependencies) -> (Any) -> Int {
  { dependencies.clock + String(describing: $0).count }
}

typealias ModelDependencies = HasCache & HasPush  // escape: HasCache
func run(_ dependencies: any ModelDependencies, _ small: any SmallDependencies) -> Int {
  curried(small)(dependencies) + dependencies.push
}
