// A slice's own existential does not conform to the slice.
protocol HasAuth { var auth: Int { get } }
protocol HasGitHub { var gitHub: String { get } }
protocol HasClock { var clock: Double { get } }
struct Box<D: HasAuth> { let dependencies: D }
func box(_ dependencies: any HasAuth) -> Int { Box(dependencies: dependencies).dependencies.auth }
struct AppDependencies: HasAuth, HasClock { let auth = 1 }  // expect: missing-provider HasClock
