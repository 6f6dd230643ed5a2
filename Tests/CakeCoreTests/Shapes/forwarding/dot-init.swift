// Handed on through an initialiser whose type is inferred, and through one that is spelt out.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias FirstDependencies = HasClock
struct First {
  let dependencies: any FirstDependencies
  var now: Int { dependencies.clock }
}

typealias SecondDependencies = HasCache
struct Second {
  let dependencies: any SecondDependencies
  var cached: Int { dependencies.cache }
}

typealias PairDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
func pair(_ dependencies: any PairDependencies) -> (First, Second) {
  let first: First = .init(dependencies: dependencies)
  return (first, Second.init(dependencies: dependencies))
}
