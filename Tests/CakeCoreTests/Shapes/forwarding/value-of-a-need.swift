// A child takes the needed value, not the dependencies: the need is read here.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

struct Child { let clock: Int }

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Parent {
  let dependencies: any ParentDependencies
  func child() -> Child { Child(clock: dependencies.clock) }
}
