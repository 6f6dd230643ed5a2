// A comment about a need that a consumer uses hides nothing.
protocol HasClock { var clock: Int { get } }

typealias S = HasClock  // cake:ignore unused-need HasClock - soon // expect: unused-suppression

func now(_ dependencies: any S) -> Int { dependencies.clock }
