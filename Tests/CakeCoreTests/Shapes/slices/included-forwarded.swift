// An included slice's need is used only by handing the including slice's dependencies on.
protocol HasLogger { var logger: Int { get } }
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias BaseDependencies = HasLogger & HasCache  // expect: unused-need HasCache

typealias ChildDependencies = HasLogger
func child(_ dependencies: any ChildDependencies) -> Int { dependencies.logger }

typealias ParentDependencies = BaseDependencies & HasClock
func parent(_ dependencies: any ParentDependencies) -> Int {
  child(dependencies) + dependencies.clock
}
