// Iterated: the `Sequence` is inherited by an unread provider.
protocol HasItems: Sequence<Int> { var count: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ListDependencies = HasItems & HasCache  // missed: HasCache
func sum(_ dependencies: some ListDependencies) -> Int {
  var sum = 0
  for item in dependencies { sum += item }
  return sum
}
