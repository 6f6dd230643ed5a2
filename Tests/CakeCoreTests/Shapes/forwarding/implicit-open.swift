// An existential is opened on its way into a generic child.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias GenericDependencies = HasClock
func generic<D: GenericDependencies>(_ dependencies: D) -> Int { dependencies.clock }

typealias BoxedDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Boxed {
  let dependencies: any BoxedDependencies
  func run() -> Int { generic(dependencies) }
}
