// An `inout` parameter of one slice is given a variable of the other: they are one type.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias InnerDependencies = HasClock & HasCache
func swap(_ dependencies: inout any InnerDependencies) -> Int { dependencies.clock }

typealias OuterDependencies = HasClock & HasCache
struct Outer {
  var dependencies: any OuterDependencies
  mutating func run() -> Int { swap(&dependencies) + dependencies.cache }
}
