// One error more, about something else: the whole output passes through.
protocol HasAuth { var auth: Int { get } }
protocol HasGitHub { var gitHub: String { get } }
protocol HasClock { var clock: Double { get } }
struct AppDependencies: HasAuth, HasGitHub {
  let auth = missing
}
