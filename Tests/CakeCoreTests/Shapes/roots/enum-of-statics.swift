// An enum without cases is the root of static requirements.
protocol HasVersion { static var version: Int { get } }
protocol HasCache { static var cache: Int { get } }

typealias ListDependencies = HasVersion & HasCache  // expect: unused-need HasCache
func list<D: ListDependencies>(_ dependencies: D.Type) -> Int { D.version }

enum Live: HasVersion, HasCache {
  static let version = 1
  static let cache = 2
}
func main() -> Int { list(Live.self) }
