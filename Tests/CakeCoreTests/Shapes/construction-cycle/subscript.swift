// Subscripts run like functions: of a helper that keeps the root, of one that is made at once, and of
// a type.
protocol HasAuth { var auth: Int { get } }
protocol HasGitHub { var gitHub: Int { get } }
typealias AuthDependencies = HasGitHub

struct Keeper {
  let root: AppDependencies
  subscript(_ name: String) -> Int { root.gitHub }
}
final class AppDependencies: HasAuth, HasGitHub {
  lazy var keeper = Keeper(root: self)
  var auth: Int { keeper["auth"] }  // expect: construction-cycle HasAuth+HasGitHub
  var gitHub: Int { auth }
}

struct Reader {
  let dependencies: any AuthDependencies
  subscript(name: String) -> Int { get { dependencies.gitHub } }
}
struct OtherDependencies: HasAuth, HasGitHub {
  var auth: Int { Reader(dependencies: self)["auth"] }  // expect: construction-cycle HasAuth+HasGitHub
  var gitHub: Int { auth }
}

enum Table {
  static subscript(_ dependencies: any AuthDependencies) -> Int { dependencies.gitHub }
}
struct TableDependencies: HasAuth, HasGitHub {
  var auth: Int { Table[self] }  // expect: construction-cycle HasAuth+HasGitHub
  var gitHub: Int { auth }
}

struct OwnDependencies: HasAuth, HasGitHub {
  subscript(_ name: String) -> Int { gitHub }
  var auth: Int { self["auth"] }  // expect: construction-cycle HasAuth+HasGitHub
  var gitHub: Int { auth }
}
func read(_ auth: any HasAuth, _ gitHub: any HasGitHub) -> Int { auth.auth + gitHub.gitHub }
