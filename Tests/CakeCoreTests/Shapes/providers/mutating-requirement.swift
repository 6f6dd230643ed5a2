// A mutating requirement, called on an `inout` and on a stored variable.
protocol HasRandom { mutating func next() -> Int }
protocol HasCache { var cache: Int { get } }

typealias DiceDependencies = HasRandom & HasCache  // expect: unused-need HasCache
func roll(_ dependencies: inout some DiceDependencies) -> Int { dependencies.next() }
