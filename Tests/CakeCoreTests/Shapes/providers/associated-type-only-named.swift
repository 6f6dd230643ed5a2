// Only the provider's associated type is used: the value is never read.
protocol HasRepository {
  associatedtype Item
  var repository: [Item] { get }
}
protocol HasCache { var cache: Int { get } }

typealias ListDependencies = HasRepository & HasCache  // expect: unused-need HasCache
struct List<D: ListDependencies> { var selected: D.Item? }
