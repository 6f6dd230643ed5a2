// A constrained extension demands a slice of the scope's parent, and reads one need of it.
protocol DependencyScope {
  associatedtype Parent
  var parent: Parent { get }
}
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasGitHub { var gitHub: Int { get } }

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
extension HasGitHub where Self: DependencyScope, Parent: ParentDependencies {
  var gitHub: Int { parent.clock }
}
typealias ListDependencies = HasGitHub
func list(_ dependencies: any ListDependencies) -> Int { dependencies.gitHub }

struct App: HasClock, HasCache {
  let clock = 1
  let cache = 2
}
struct Session: DependencyScope, HasGitHub { let parent: App }
func main() -> Int { list(Session(parent: App())) }
