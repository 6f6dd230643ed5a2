// Providers of one name nested in two namespaces.
enum Core {
  protocol HasClock { var clock: Int { get } }
}
enum Legacy {
  protocol HasClock { var ticks: Int { get } }
}

typealias ModelDependencies =
  Core.HasClock  // expect: unused-need Core.HasClock
  & Legacy.HasClock
func ticks(_ dependencies: any ModelDependencies) -> Int { dependencies.ticks }
