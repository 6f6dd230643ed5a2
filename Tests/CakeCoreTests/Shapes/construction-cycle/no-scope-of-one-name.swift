// A scope's property forwards to its parent's property of the same name.
protocol HasGitHub { var gitHub: GitHub { get } }
protocol HasUser { var user: User { get } }

struct GitHub { let name = "api" }
struct User {
  let name: String
  init(_ dependencies: any HasGitHub) { name = dependencies.gitHub.name }
}
struct AppDependencies: HasGitHub {
  var gitHub: GitHub { GitHub() }
  func session() -> SessionDependencies { SessionDependencies(parent: self) }
}
struct SessionDependencies: HasGitHub, HasUser {
  let parent: AppDependencies
  var gitHub: GitHub { parent.gitHub }
  var user: User { User(self) }
}
func show(_ dependencies: any HasUser & HasGitHub) -> String {
  dependencies.user.name + dependencies.gitHub.name
}
