// The provider declares `makeIterator` through a protocol of the program; `for` calls it unseen.
protocol Items: Sequence where Element == Int {}
protocol HasItems: Items { var count: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ListDependencies = HasItems & HasCache & HasPush  // missed: HasPush
func sum(_ dependencies: some ListDependencies) -> Int {
  var sum = dependencies.cache
  for item in dependencies { sum += item }
  return sum
}
