// `id` is inherited from the standard library's `Identifiable`.
protocol HasAccount: Identifiable where ID == Int { var account: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias AccountDependencies = HasAccount & HasCache  // expect: unused-need HasCache
func ids<D: AccountDependencies>(_ all: [D]) -> [Int] { all.map(\.id) }
