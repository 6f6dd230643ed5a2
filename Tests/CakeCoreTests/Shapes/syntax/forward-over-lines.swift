// A call spread over lines hands the dependencies on between other arguments and a closure.
// swift-format-ignore-file
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ChildDependencies = HasClock
func child(
  title: Int,
  _ dependencies: any ChildDependencies,
  done: (Int) -> Void
) -> Int { dependencies.clock }

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
func parent(_ dependencies: any ParentDependencies) -> Int {
  child(
    title: [1, 2, 3].reduce(0) { $0 + $1 }, // dependencies.cache
    dependencies
    ,
    done: { _ in }
  )
}
