// One error more, about something else: that passes through after the finding.
protocol HasAuth { var auth: Int { get } }
protocol HasGitHub { var gitHub: String { get } }
protocol HasClock { var clock: Double { get } }
struct AppDependencies: HasAuth, HasGitHub {  // expect: missing-provider HasGitHub
  let auth = missing
}
