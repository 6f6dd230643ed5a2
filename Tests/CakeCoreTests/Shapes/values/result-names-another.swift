// What only the result of a call names, nothing becomes that the call is given.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
struct Pair<Left, Right> {
  var left: Left?
  var right: Right?
}
final class Box<Item> {
  var item: Item?
  func put(_ new: Item) { item = new }
}

typealias OneDependencies = HasClock & HasCache  // escape: HasCache
typealias OtherDependencies = HasClock & HasCache  // escape: HasClock
func hold(
  _ one: any OneDependencies
) -> Pair<any OneDependencies, any OtherDependencies> { Pair(left: one, right: nil) }
func held(_ one: any OneDependencies) -> Int {
  let pair = hold(one)
  return (pair.left?.clock ?? 0) + (pair.right?.cache ?? 0)
}

// What is put in later does become one.
typealias PutDependencies = HasClock & HasCache
typealias TakenDependencies = HasCache
func open(_ one: any PutDependencies) -> Pair<any PutDependencies, any TakenDependencies> {
  Pair(left: one, right: nil)
}
func put(_ one: any PutDependencies) -> Int {
  var pair = open(one)
  pair.right = one
  return (pair.left?.clock ?? 0) + (pair.right?.cache ?? 0)
}

typealias GivenDependencies = HasClock & HasCache
typealias BoxedDependencies = HasCache
func box(_ one: any GivenDependencies) -> Box<any BoxedDependencies> {
  one.clock > 0 ? Box() : Box()
}
func give(_ one: any GivenDependencies) -> Int {
  let box = box(one)
  box.put(one)
  return box.item?.cache ?? 0
}

// So does what a stored function gives back that it is given.
typealias MoreDependencies = HasClock & HasCache
typealias LessDependencies = HasCache
struct Narrower {
  let narrow: (any MoreDependencies) -> any LessDependencies
  static func plain() -> Narrower { Narrower { $0 } }
  func run(_ dependencies: any MoreDependencies) -> Int {
    dependencies.clock + narrow(dependencies).cache
  }
}
