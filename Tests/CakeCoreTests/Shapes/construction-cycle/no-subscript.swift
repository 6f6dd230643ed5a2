// Subscripts that leave an argument alone, read something else, only set, or that a subclass answers.
protocol HasAuth { var auth: Int { get } }
protocol HasGitHub { var gitHub: Int { get } }

struct Late {
  let root: LateDependencies
  subscript(_ value: @autoclosure () -> Int) -> Int { 1 }
  subscript(by read: (LateDependencies) -> Int) -> Int { 2 }
}
final class LateDependencies: HasAuth, HasGitHub {
  lazy var late = Late(root: self)
  var auth: Int { late[gitHub] + late[by: { $0.gitHub }] }
  var gitHub: Int { auth }
}

struct Fixed {
  let root: FixedDependencies
  subscript(_ name: String) -> Int { root.port }
}
final class FixedDependencies: HasAuth, HasGitHub {
  let port = 1
  var auth: Int { Fixed(root: self)["auth"] }
  var gitHub: Int { auth }
}

final class Store {
  let root: StoringDependencies
  var kept = 0
  init(root: StoringDependencies) { self.root = root }
  subscript(_ name: String) -> Int {
    get { root.gitHub }
    set { kept = newValue }
  }
}
final class StoringDependencies: HasAuth, HasGitHub {
  lazy var store = Store(root: self)
  var auth: Int {
    store["auth"] = 1
    return store.kept
  }
  var gitHub: Int { auth }
}

class Answering {
  let root: AnsweringDependencies
  init(root: AnsweringDependencies) { self.root = root }
  subscript(_ name: String) -> Int { root.gitHub }
}
final class Quiet: Answering {
  override subscript(_ name: String) -> Int { 1 }
}
final class AnsweringDependencies: HasAuth, HasGitHub {
  func answering() -> Answering { Quiet(root: self) }
  var auth: Int { answering()["auth"] }
  var gitHub: Int { auth }
}

struct Choosing {
  let root: ChoosingDependencies
  subscript(_ name: String) -> Int { name == "auth" ? 1 : root.gitHub }
}
final class ChoosingDependencies: HasAuth, HasGitHub {
  var auth: Int { Choosing(root: self)["auth"] }
  var gitHub: Int { auth }
}
func read(_ auth: any HasAuth, _ gitHub: any HasGitHub) -> Int { auth.auth + gitHub.gitHub }
