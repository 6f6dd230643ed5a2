// What somebody reads of a type asks nothing of the roots that are other types.
protocol HasClock { var clock: Int { get } }
protocol HasGitHub { var gitHub: String { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { var log: String { get } }
protocol HasTheme { var theme: String { get } }

typealias ReposDependencies = HasGitHub
func title(_ dependencies: any ReposDependencies) -> String { dependencies.gitHub }

struct AppDependencies: HasClock, HasGitHub {  // expect: unused-provider HasClock
  let clock = 0
  let gitHub = ""
}
final class Watch: HasClock { let clock = 1 }
func watched() -> Int { Watch().clock }

// What one root has of another is read of that one.
struct Part: HasCache { let cache = 1 }
struct Whole: HasCache, HasGitHub {  // expect: unused-provider HasCache
  let part = Part()
  var cache: Int { part.cache }
  let gitHub = ""
}
func titles() -> [String] { [title(AppDependencies()), title(Whole())] }

// A superclass answers for its subclasses, and a subclass for what it overrides.
class Base { let log = "" }
final class Upper: Base, HasLog {}
func logged(_ base: Base) -> String { base.log }

class Lower: HasTheme { var theme: String { "" } }
final class Lowest: Lower { override var theme: String { "dark" } }
func themed(_ lowest: Lowest) -> String { lowest.theme }
