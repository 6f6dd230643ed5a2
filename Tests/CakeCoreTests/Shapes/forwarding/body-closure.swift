// A function gives its dependencies to a closure parameter that takes the smaller slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias BodyDependencies = HasClock

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Parent {
  let dependencies: any ParentDependencies
  func with(_ body: (any BodyDependencies) -> Int) -> Int { body(dependencies) }
}
func run(_ parent: Parent) -> Int { parent.with { $0.clock } }
