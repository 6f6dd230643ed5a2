// Observers and setters don't run when a value is made or read.
protocol HasAuth { var auth: String { get } }
protocol HasGitHub { var gitHub: String { get } }

final class AppDependencies: HasAuth, HasGitHub {
  var auth: String = "auth" { didSet { print(gitHub) } }
  var gitHub: String {
    get { auth }
    set { auth = gitHub + newValue }
  }
}
func name(_ dependencies: any HasAuth & HasGitHub) -> String {
  dependencies.auth + dependencies.gitHub
}
