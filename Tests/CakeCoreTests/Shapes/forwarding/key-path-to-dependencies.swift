// What is handed on is read by a key path to the stored dependencies.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ChildDependencies = HasClock
func child(_ dependencies: any ChildDependencies) -> Int { dependencies.clock }

typealias ParentDependencies = HasClock & HasCache  // missed: HasCache
struct Parent { let dependencies: any ParentDependencies }

func all(_ parents: [Parent]) -> Int {
  parents.map(\.dependencies).reduce(0) { $0 + child($1) }
}
