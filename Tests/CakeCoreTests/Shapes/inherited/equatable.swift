// `==` on the dependencies comes from an unread provider's parent.
protocol HasIdentity: Equatable { var identity: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias RowDependencies = HasIdentity & HasCache & HasPush  // missed: HasPush
func same<D: RowDependencies>(_ left: D, _ right: D) -> Bool {
  left == right && left.cache == right.cache
}
