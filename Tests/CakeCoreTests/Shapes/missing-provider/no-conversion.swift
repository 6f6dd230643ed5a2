// A root is assigned where another type is asked for: the compiler says which, not what lacks.
protocol HasAuth { var auth: Int { get } }
protocol HasGitHub { var gitHub: String { get } }
protocol HasClock { var clock: Double { get } }
struct AppDependencies: HasAuth { let auth = 1 }
final class Model {
  var dependencies: any HasAuth & HasClock
  init(_ dependencies: any HasAuth & HasClock) { self.dependencies = dependencies }
}
func set(_ model: Model) { model.dependencies = AppDependencies() }
