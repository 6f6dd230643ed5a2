// What is handed on stands left of `??`.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ChildDependencies = HasClock
func child(_ dependencies: any ChildDependencies) -> Int { dependencies.clock }

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
func parent(_ injected: (any ParentDependencies)?, _ fallback: any ParentDependencies) -> Int {
  child(injected ?? fallback)
}
