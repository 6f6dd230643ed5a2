// A scope forwards its parent's providers by constrained extensions.
protocol DependencyScope {
  associatedtype Parent
  var parent: Parent { get }
}
protocol HasGitHub { var gitHub: Int { get } }
extension HasGitHub where Self: DependencyScope, Parent: HasGitHub {
  var gitHub: Int { parent.gitHub }
}
protocol HasSession { var session: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ProfileDependencies = HasGitHub & HasSession
func profile(_ dependencies: any ProfileDependencies) -> Int {
  dependencies.gitHub + dependencies.session
}
typealias LoginDependencies = HasGitHub & HasCache  // expect: unused-need HasCache
func login(_ dependencies: any LoginDependencies) -> Int { dependencies.gitHub }

struct AppDependencies: HasGitHub, HasCache {
  let gitHub = 1
  let cache = 2
}
struct SessionDependencies: DependencyScope, HasGitHub, HasSession {
  let parent: AppDependencies
  let session: Int
}
func main() -> Int {
  let app = AppDependencies()
  return login(app) + profile(SessionDependencies(parent: app, session: 1))
}
