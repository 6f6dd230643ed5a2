// The conformance that fails is an extension's.
protocol HasAuth { var auth: Int { get } }
protocol HasGitHub { var gitHub: String { get } }
protocol HasClock { var clock: Double { get } }
struct AppDependencies: HasAuth {  // expect: missing-provider HasClock+HasGitHub
  let auth = 1
}
extension AppDependencies: HasGitHub & HasClock {}
