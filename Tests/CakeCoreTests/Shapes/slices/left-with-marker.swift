// Only a marker is left of the slice when its single need goes.
protocol HasClock { var clock: Int { get } }

typealias ModelDependencies = HasClock & Sendable  // expect: unused-need HasClock
struct Model: Sendable { let dependencies: any ModelDependencies }
