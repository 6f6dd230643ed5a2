// Tuples of a sequence that a function of one's own makes; the pattern binds each element.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias LeftDependencies = HasClock & HasCache  // escape: HasClock
typealias RightDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Rows {
  let rows: [(any LeftDependencies, Int)]
  func indexed() -> [(Int, (any LeftDependencies, Int))] {
    rows.enumerated().map { ($0.offset, $0.element) }
  }
}
struct Table {
  let rows: Rows
  let right: any RightDependencies
  func sum() -> Int {
    var sum = right.clock
    for (_, (left, width)) in rows.indexed() { sum += left.cache + width }
    return sum
  }
}
