// The slice is a protocol whose extension implements its providers. Without the provider the member
// would remain, but no longer as the provider's: it compiles, and means something else.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

protocol LayerDependencies:
  HasClock,  // escape: HasClock
  HasCache  // escape: HasCache
{}
extension LayerDependencies {
  var clock: Int { 1 }
  var cache: Int { 2 }
}
func now(_ dependencies: any LayerDependencies) -> Int { dependencies.clock }

struct Live: LayerDependencies {}
func main() -> Int { now(Live()) }
