// An alias inside a generic type is a term of a composition, with arguments and without.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLamp { var lamp: Int { get } }
protocol HasDesk { var desk: Int { get } }

struct Cache<Value> {
  typealias Dependencies = HasClock & HasCache  // expect: unused-need HasCache
  let dependencies: any Dependencies
  var now: Int { dependencies.clock }
}
typealias ListDependencies =
  Cache<Int>.Dependencies & HasLamp
  & HasDesk  // expect: unused-need HasDesk
struct List {
  let dependencies: any ListDependencies
  var now: Int { Cache<Int>(dependencies: dependencies).now + dependencies.lamp }
}
struct Outer<Key: Hashable> {
  struct Inner<Value> {
    typealias Needs = HasDesk & HasLamp  // expect: unused-need HasLamp
    let needs: any Needs
    var desk: Int { needs.desk }
  }
}
typealias DeepDependencies = Outer<[String: [Int]]>.Inner<(Int, Int)>.Needs & HasClock
func deep(_ dependencies: any DeepDependencies) -> Int {
  Outer<[String: [Int]]>.Inner<(Int, Int)>(needs: dependencies).desk + dependencies.clock
}
struct Live: ListDependencies & HasDesk {
  let clock = 1
  let cache = 2
  let lamp = 3
  let desk = 4
}
func main() -> Int { List(dependencies: Live()).now + deep(Live()) }
