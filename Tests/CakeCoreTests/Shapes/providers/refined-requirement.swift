// A provider repeats its parent's requirement; the read names the repetition.
protocol HasClock { var clock: Int { get } }
protocol HasExactClock: HasClock {
  override var clock: Int { get }
  var drift: Int { get }
}
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasExactClock & HasCache  // expect: unused-need HasCache
func now(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
