// A child asks for the inherited provider; the parent has it through another.
protocol HasUser { var user: Int { get } }
protocol HasSession: HasUser { var session: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias AvatarDependencies = HasUser
func avatar(_ dependencies: any AvatarDependencies) -> Int { dependencies.user }

typealias ProfileDependencies = HasSession & HasCache  // expect: unused-need HasCache
func profile(_ dependencies: any ProfileDependencies) -> Int { avatar(dependencies) }
