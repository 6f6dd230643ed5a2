// What can't be parsed is not looked at.
protocol HasAuth { var auth: Int { get } }
protocol HasGitHub { var gitHub: String { get } }
protocol HasClock { var clock: Double { get } }
struct AppDependencies: HasAuth & HasGitHub {
  let auth = 1
  let let
}
