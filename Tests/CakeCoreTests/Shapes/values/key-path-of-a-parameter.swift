// `\D.clock` is read on whatever is the parameter, and on no other slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasDisk { var disk: Int { get } }

struct Columns<D> { let paths: [KeyPath<D, Int>] }

typealias TableDependencies = HasClock & HasCache & HasDisk  // expect: unused-need HasDisk
func table<D: TableDependencies>(_ type: D.Type) -> Columns<D> {
  Columns(paths: [\D.clock, \D.cache])
}

typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasClock
struct List<D: ListDependencies> {
  let dependencies: D
  var paths: [KeyPath<D, Int>] { [\D.cache] }
}

typealias WideDependencies = HasDisk & HasClock  // expect: unused-need HasClock
struct Grid<D> { let dependencies: D }
extension Grid where D: WideDependencies {
  func columns() -> Columns<D> { Columns(paths: [\D.disk]) }
}
