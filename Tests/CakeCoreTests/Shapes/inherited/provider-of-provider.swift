// Only the inherited provider's requirement is read, through the one that the slice names.
protocol HasUser { var user: Int { get } }
protocol HasSession: HasUser { var session: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ProfileDependencies = HasSession & HasCache  // expect: unused-need HasCache
func user(_ dependencies: any ProfileDependencies) -> Int { dependencies.user }
