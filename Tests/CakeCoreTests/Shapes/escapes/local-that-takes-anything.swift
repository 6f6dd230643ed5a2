// A parameter, a local value and a subscript of `self` are functions of `Any`: nobody tells what they do.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
struct Root: HasClock, HasCache { let clock = 1, cache = 2 }
typealias GivenNeeds = HasClock & HasCache  // escape: HasCache
typealias KeptNeeds = HasClock & HasCache  // escape: HasCache
typealias TableNeeds = HasClock & HasCache  // escape: HasCache
typealias TupleNeeds = HasClock & HasCache  // escape: HasCache

typealias Sink = (Any) -> Int
func given(_ needs: any GivenNeeds, to sink: Sink) -> Int { needs.clock + sink(needs) }
struct Sinks {
  var all: [String: Sink] = [:]
  var named: [(name: String, run: Sink)] = []
  subscript(name: String) -> Sink? { all[name] }
  func kept(_ needs: any KeptNeeds) -> Int {
    guard let sink = all.values.first else { return needs.clock }
    return sink(needs)
  }
  func run(_ needs: any TableNeeds) -> Int { needs.clock + (self[""]?(needs) ?? 0) }
  func first(_ needs: any TupleNeeds) -> Int { needs.clock + named[0].run(needs) }
}
func main() -> Int {
  let root = Root()
  return given(root) { _ in 1 } + Sinks().kept(root) + Sinks().run(root) + Sinks().first(root)
}
