// A provider with many requirements is used through any of them.
protocol HasClock {
  var clock: Int { get }
  var zone: Int { get }
  func sleep()
}
protocol HasCache {
  var cache: Int { get }
  func purge()
}

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
func run(_ dependencies: any ModelDependencies) { dependencies.sleep() }
