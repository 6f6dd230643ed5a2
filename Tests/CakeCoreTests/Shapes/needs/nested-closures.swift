// The use is three closures deep, each with its own capture list and name.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
func run(_ dependencies: any ModelDependencies) -> () -> () -> Int {
  { [a = dependencies] in { [b = a] in { [c = b] in c.clock }() } }
}
