// A root that lacks something that is no provider.
protocol HasAuth { var auth: Int { get } }
protocol HasGitHub { var gitHub: String { get } }
protocol HasClock { var clock: Double { get } }
struct AppDependencies: HasAuth, Hashable {
  let auth = 1
  let clock: any HasClock
}
