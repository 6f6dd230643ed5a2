// The child takes its dependencies as an autoclosure.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ChildDependencies = HasClock
func child(_ dependencies: @autoclosure () -> any ChildDependencies) -> Int { dependencies().clock }

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
func parent(_ dependencies: any ParentDependencies) -> Int { child(dependencies) }
