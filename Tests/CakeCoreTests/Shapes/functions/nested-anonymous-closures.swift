// Closures inside closures, both with `$0`, each of another slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias InnerDependencies = HasCache & HasClock  // expect: unused-need HasClock
struct Inner {
  let dependencies: any InnerDependencies
  func with(_ body: (any InnerDependencies) -> Int) -> Int { body(dependencies) }
}
typealias OuterDependencies = HasClock & HasPush  // expect: unused-need HasPush
struct Outer {
  let inner: Inner
  let dependencies: any OuterDependencies
  func with(_ body: (any OuterDependencies, Inner) -> Int) -> Int { body(dependencies, inner) }
}
func use(_ outer: Outer) -> Int { outer.with { $0.clock + $1.with { $0.cache } } }
