// A nested slice hides a global one of the same name.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias Dependencies = HasClock & HasCache  // expect: unused-need HasCache
func now(_ dependencies: any Dependencies) -> Int { dependencies.clock }

struct Model {
  typealias Dependencies = HasCache & HasClock  // expect: unused-need HasClock
  let dependencies: any Dependencies
  var cached: Int { dependencies.cache }
}
