// What answers a requirement of an actor and says so itself stays on that actor, whatever it answers.
protocol MakesDetail { @MainActor func makeDetail() -> Int }
protocol MakesList { @MainActor func makeList() -> Int }
protocol HasClock { var clock: Int { get } }

typealias ModelDependencies =
  HasClock
  & MakesDetail  // missed: MakesDetail
  & MakesList  // stays: MakesList
struct Root: ModelDependencies {
  let clock = 1
  @MainActor func makeDetail() -> Int { 2 }
  func makeList() -> Int { 3 }
}
func draw(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
func start() -> Int { draw(Root()) }
