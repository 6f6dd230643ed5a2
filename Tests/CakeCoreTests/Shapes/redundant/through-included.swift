// A provider is named directly though the included slice names it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias BaseDependencies = HasClock
typealias ModelDependencies =
  BaseDependencies & HasClock & HasCache  // expect: redundant-need HasClock
func sum(_ dependencies: any ModelDependencies) -> Int { dependencies.clock + dependencies.cache }
func now(_ dependencies: any BaseDependencies) -> Int { dependencies.clock }
