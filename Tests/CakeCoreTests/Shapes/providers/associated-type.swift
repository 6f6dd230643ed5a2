// A provider with an associated type, used through the associated value's own members.
protocol Repository { func items() -> [Int] }
protocol HasRepository {
  associatedtype Repo: Repository
  var repository: Repo { get }
}
protocol HasCache { var cache: Int { get } }

typealias ListDependencies = HasRepository & HasCache  // expect: unused-need HasCache
func list(_ dependencies: some ListDependencies) -> [Int] { dependencies.repository.items() }
