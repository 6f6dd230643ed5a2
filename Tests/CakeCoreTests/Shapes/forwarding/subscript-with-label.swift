// Subscripts take the dependencies with a label and without.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush
typealias SmallNeeds = HasClock & HasCache
struct T {
  subscript(x: any SmallNeeds) -> Int { x.clock };
  subscript(k y: any SmallNeeds, n: Int) -> Int {
    get { y.cache + n }
    nonmutating set {}
  }
}
func run(_ s: any WideNeeds, _ t: T) -> Int { t[s] + t[k: s, 2] + s.push }
