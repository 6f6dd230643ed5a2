import Core

final class AppDependencies: AuthDependencies & GitHubDependencies & StoreDependencies {
  lazy var auth = Auth(self)
  lazy var gitHub = GitHub(dependencies: self)
  var store: Store { Store(self) }
}

@main struct App {
  static func main() { print(AppDependencies().auth.userName) }
}
