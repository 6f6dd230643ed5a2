// The child lets its dependencies out, so its needs stay, and the parent's that fill them; what the
// parent alone names has no excuse.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

func remember(_ value: Any) {}

typealias ChildDependencies = HasClock  // escape: HasClock
func child(_ dependencies: any ChildDependencies) { remember(dependencies) }

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
func parent(_ dependencies: any ParentDependencies) { child(dependencies) }
