// Only a scope asks its parent for a provider: that the parent provides it is no surplus.
protocol DependencyScope {
  associatedtype Parent
  var parent: Parent { get }
}
protocol HasGitHub { var gitHub: Int { get } }
extension HasGitHub where Self: DependencyScope, Parent: HasGitHub {
  var gitHub: Int { parent.gitHub }
}
protocol HasLegacy { var legacy: Int { get } }

typealias ProfileDependencies = HasGitHub
func profile(_ dependencies: any ProfileDependencies) -> Int { dependencies.gitHub }

struct AppDependencies:
  HasGitHub,
  HasLegacy  // expect: unused-provider HasLegacy
{
  let gitHub = 1
  let legacy = 2
}
struct SessionDependencies: DependencyScope, HasGitHub {
  let parent: AppDependencies
}
func main() -> Int { profile(SessionDependencies(parent: AppDependencies())) }
