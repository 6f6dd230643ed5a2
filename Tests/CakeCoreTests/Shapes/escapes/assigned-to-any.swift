// Assigned to a variable of type `Any?` of another object.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

final class Context { var value: Any? }

typealias ModelDependencies = HasClock & HasCache  // escape: HasCache
func attach(_ dependencies: any ModelDependencies, to context: Context) -> Int {
  context.value = dependencies
  return dependencies.clock
}
