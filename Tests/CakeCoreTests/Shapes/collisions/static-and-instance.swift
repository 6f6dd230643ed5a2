// A static and an instance property of one name do not collide.
protocol HasClient { var client: Int { get } }
protocol HasDefaults { static var client: String { get } }

typealias ModelDependencies = HasClient & HasDefaults
func run<D: ModelDependencies>(_ dependencies: D) -> String {
  D.client + String(dependencies.client)
}
struct Live: HasClient, HasDefaults {
  let client = 1
  static let client = "a"
}
func main() -> String { run(Live()) }
