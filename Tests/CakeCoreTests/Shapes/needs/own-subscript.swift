// The consumer's own subscript is where the need is read.
protocol HasStore { var store: [Int: Int] { get } }
protocol HasSync { var sync: Int { get } }

typealias ListDependencies = HasStore & HasSync  // expect: unused-need HasSync

struct ListModel {
  let dependencies: any ListDependencies
  subscript(row: Int) -> Int? { dependencies.store[row] }
}
