// A type test, and a cast by way of `Any`.
protocol HasName { var name: String { get } }
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias Deps = HasName  // escape: HasName

func run(_ dependencies: any Deps) -> Bool {
  let cached = (dependencies as Any) as? any HasCache  // expect: bypass HasCache
  return dependencies is any HasClock && cached != nil  // expect: bypass HasClock
}
