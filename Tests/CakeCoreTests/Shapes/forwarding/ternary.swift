// What is handed on is chosen by `?:` between two dependencies.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ChildDependencies = HasClock
func child(_ dependencies: any ChildDependencies) -> Int { dependencies.clock }

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
func parent(_ isDemo: Bool, _ demo: any ParentDependencies, _ live: any ParentDependencies) -> Int {
  child(isDemo ? demo : live)
}
