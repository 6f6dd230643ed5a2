// Parts of numbered pairs are read by their places, and in closures that compare two pairs.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias LeftDependencies = HasClock & HasCache  // escape: HasCache
typealias RightDependencies = HasClock & HasCache  // escape: HasClock
func numbered(_ left: [any LeftDependencies], _ right: [any RightDependencies]) -> Int {
  var sum = 0
  for (index, pair) in zip(left, right).enumerated() {
    sum += index + pair.0.clock + pair.1.cache
  }
  return sum
}
typealias OneDependencies = HasClock & HasCache
typealias OtherDependencies = HasClock & HasCache
func sorted(_ one: [any OneDependencies], _ other: [any OtherDependencies]) -> Int {
  zip(one, other).sorted { $1.0.clock > $0.1.cache }.count
    + zip(one, other).sorted { $1.1.clock > $0.0.cache }.count
}
