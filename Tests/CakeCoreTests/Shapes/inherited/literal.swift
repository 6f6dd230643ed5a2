// A literal makes a value of the dependencies' type, by a protocol of an unread provider.
protocol HasZero: ExpressibleByIntegerLiteral { var zero: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias NumberDependencies = HasZero & HasCache & HasPush  // expect: unused-need HasPush
func empty<D: NumberDependencies>(_ type: D.Type) -> Int {
  let dependencies: D = 0
  return dependencies.cache
}
