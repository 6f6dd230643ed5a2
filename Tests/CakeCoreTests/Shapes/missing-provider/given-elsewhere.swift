// Roots go where a slice's value is asked for by other means than a call.
protocol HasAuth { var auth: Int { get } }
protocol HasGitHub { var gitHub: String { get } }
protocol HasClock { var clock: Double { get } }
typealias ReposDependencies = HasAuth & HasGitHub & HasClock
protocol ListDependencies: HasAuth, HasGitHub {}
final class Model {
  var dependencies: any HasAuth & HasClock
  var repos: (any ReposDependencies)?
  init(_ dependencies: any HasAuth & HasClock) { self.dependencies = dependencies }
}
struct Assigned: HasAuth { let auth = 1 }  // expect: missing-provider HasClock
func set(_ model: Model) { model.dependencies = Assigned() }
struct Optional: HasAuth { let auth = 1 }  // expect: missing-provider HasClock+HasGitHub
func option(_ model: Model) { model.repos = Optional() }
struct Listed: HasAuth { let auth = 1 }  // expect: missing-provider HasClock+HasGitHub
func all() -> [any ReposDependencies] { [Listed()] }
struct Returned: HasAuth { let auth = 1 }  // expect: missing-provider HasClock+HasGitHub
func one() -> any ReposDependencies { Returned() }
struct Default: HasAuth { let auth = 1 }  // expect: missing-provider HasGitHub
func list(_ dependencies: any ListDependencies = Default()) -> Int { dependencies.auth }
struct Closed: HasAuth { let auth = 1 }  // expect: missing-provider HasClock+HasGitHub
let make: @Sendable () -> any ReposDependencies = { Closed() }
struct Cast: HasAuth { let auth = 1 }  // expect: missing-provider HasClock+HasGitHub
func cast() { print(Cast() as any ReposDependencies) }
struct Bound: HasAuth { let auth = 1 }  // expect: missing-provider HasGitHub
struct Box<D: HasAuth & HasGitHub> { let dependencies: D }
typealias Boxed = Box<Bound>
