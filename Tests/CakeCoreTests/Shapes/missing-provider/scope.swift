// A scope whose parent lacks what the scope is to forward.
protocol DependencyScope {
  associatedtype Parent
  var parent: Parent { get }
}
protocol HasGitHub { var gitHub: String { get } }
protocol HasUser { var user: Int { get } }
extension HasGitHub where Self: DependencyScope, Parent: HasGitHub {
  var gitHub: String { parent.gitHub }
}
struct AppDependencies: HasUser { let user = 1 }
struct SessionDependencies: DependencyScope, HasGitHub {  // expect: missing-provider HasGitHub
  let parent: AppDependencies
}
