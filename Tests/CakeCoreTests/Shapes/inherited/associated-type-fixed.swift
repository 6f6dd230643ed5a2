// An unread provider fixes the associated type that another one leaves open.
protocol HasItems {
  associatedtype Item
  var items: [Item] { get }
}
protocol HasNumbers {
  associatedtype Item where Item == Int
  var numbers: Int { get }
}
protocol HasPush { var push: Int { get } }

typealias ListDependencies = HasItems & HasNumbers & HasPush  // expect: unused-need HasPush
func sum<D: ListDependencies>(_ dependencies: D) -> Int { dependencies.items.reduce(0, +) }
