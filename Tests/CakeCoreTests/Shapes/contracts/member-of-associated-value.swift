// What is read belongs to a provider of the associated value, not to the slice's own.
protocol HasClock { var clock: Int { get } }
protocol HasChild {
  associatedtype Child: HasClock
  var child: Child { get }
}
typealias ParentDependencies = HasChild & HasClock  // missed: HasClock
func now(_ dependencies: some ParentDependencies) -> Int { dependencies.child.clock }
