// Needs in the branches of `?:`, right of `??` and in a short-circuit.
protocol HasPrimary { var primary: Int? { get } }
protocol HasFallback { var fallback: Int { get } }
protocol HasSwitch { var isOn: Bool { get } }
protocol HasGuest { var guest: Int { get } }
protocol HasClock { var clock: Int { get } }

typealias PickDependencies =
  HasPrimary & HasFallback & HasSwitch & HasGuest
  & HasClock  // expect: unused-need HasClock

func pick(_ dependencies: any PickDependencies, _ known: Bool) -> Int {
  known && dependencies.isOn ? dependencies.primary ?? dependencies.fallback : dependencies.guest
}
