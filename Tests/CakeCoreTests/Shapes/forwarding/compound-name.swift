// The child's initialiser and a function are taken as values by their full names.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ChildDependencies = HasClock
struct Child {
  let dependencies: any ChildDependencies
  var now: Int { dependencies.clock }
}
typealias OtherDependencies = HasCache
func other(of dependencies: any OtherDependencies) -> Int { dependencies.cache }

typealias ParentDependencies = HasClock & HasCache & HasPush  // missed: HasPush
func parent(_ dependencies: any ParentDependencies) -> Int {
  let make = Child.init(dependencies:)
  return make(dependencies).now + (other(of:))(dependencies)
}
