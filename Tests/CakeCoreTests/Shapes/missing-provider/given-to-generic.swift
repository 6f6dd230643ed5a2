// Generic functions, methods and types ask for one protocol after the other.
protocol HasAuth { var auth: Int { get } }
protocol HasGitHub { var gitHub: String { get } }
protocol HasClock { var clock: Double { get } }
typealias ReposDependencies = HasAuth & HasGitHub & HasClock
func list(_ dependencies: some ReposDependencies) -> Int { dependencies.auth }
struct Box<D: HasAuth & HasGitHub> {
  let dependencies: D
  func read() -> String { "\(dependencies.gitHub) \(dependencies.auth)" }
  func clock<T: HasClock>(_ other: T) -> Double { other.clock }
}
struct AppDependencies: HasAuth { let auth = 1 }  // expect: missing-provider HasClock+HasGitHub
func main() {
  print(list(AppDependencies()), Box(dependencies: AppDependencies()).read())
}
