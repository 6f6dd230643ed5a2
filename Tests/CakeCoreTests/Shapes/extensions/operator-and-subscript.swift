// A subscript and an operator of provider extensions.
prefix operator ^^
protocol HasStore { var store: [Int] { get } }
protocol HasFlags { var flags: Int { get } }
protocol HasCache { var cache: Int { get } }
extension HasStore {
  subscript(row row: Int) -> Int { store[row] }
}
extension HasFlags {
  static prefix func ^^ (dependencies: Self) -> Int { dependencies.flags }
}

typealias ModelDependencies = HasStore & HasFlags & HasCache  // expect: unused-need HasCache
func sum<D: ModelDependencies>(_ dependencies: D) -> Int { dependencies[row: 1] + ^^dependencies }
