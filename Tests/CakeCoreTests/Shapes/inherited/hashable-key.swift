// The dependencies are a dictionary's key: `Hashable` comes from an unread provider.
protocol HasIdentity: Hashable { var identity: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias RowDependencies = HasIdentity & HasCache  // expect: unused-need HasCache
struct Table<D: RowDependencies> { var rows: [D: Int] }
