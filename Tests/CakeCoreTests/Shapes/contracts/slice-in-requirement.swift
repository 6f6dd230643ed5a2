// A provider's requirement is a slice's existential; what is read goes through it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias SessionDependencies = HasClock & HasCache  // expect: unused-need HasCache
protocol HasSession { var session: any SessionDependencies { get } }
protocol HasPush { var push: Int { get } }

typealias AppDependencies = HasSession & HasPush  // expect: unused-need HasPush
func now(_ dependencies: any AppDependencies) -> Int { dependencies.session.clock }
