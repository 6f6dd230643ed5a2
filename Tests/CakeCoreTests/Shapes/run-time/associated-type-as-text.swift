// Features are set up once for what they depend on, by its name: two slices that are one type are one.
protocol HasClock { var clock: Int { get } }
protocol HasGit { var git: String { get } }

protocol Feature {
  associatedtype Dependencies
  static func run(_ dependencies: Dependencies) -> String
}
extension Feature { static var key: String { String(describing: Dependencies.self) } }
final class Setup {
  private var done: Set<String> = []
  func once<F: Feature>(_ feature: F.Type) { if done.insert(F.key).inserted { print("new") } }
}

typealias ListDependencies = HasGit & HasClock  // stays: HasClock
enum List: Feature {
  static func run(_ dependencies: any ListDependencies) -> String { dependencies.git }
}
typealias DetailDependencies = HasClock & HasGit
enum Detail: Feature {
  static func run(_ dependencies: any DetailDependencies) -> String {
    "\(dependencies.git) \(dependencies.clock)"
  }
}

struct Root: HasClock, HasGit {
  let clock = 1
  let git = "g"
}
func main() {
  let setup = Setup()
  setup.once(List.self)
  setup.once(Detail.self)
  print(List.run(Root()), Detail.run(Root()))
}
