// Two slices that overlap, each named by itself.
protocol HasAuth { var auth: Int { get } }
protocol HasGitHub { var gitHub: String { get } }
protocol HasClock { var clock: Double { get } }
typealias One = HasAuth & HasClock
typealias Two = HasAuth & HasGitHub
struct AppDependencies: One, Two {
  let auth = 1
  let clock = 1.0
  let gitHub = "api"
}
