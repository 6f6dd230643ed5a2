// Handed to a closure that was stored before and takes the smaller slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias StepDependencies = HasClock
struct Step {
  let body: (any StepDependencies) -> Int
}
func step() -> Step { Step { $0.clock } }

typealias FlowDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Flow {
  let dependencies: any FlowDependencies
  let step: Step
  func run() -> Int { step.body(dependencies) }
}
