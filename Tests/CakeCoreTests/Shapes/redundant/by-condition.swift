// What an included slice asks of `Self` it brings, a provider or another slice; the child's own does not go.
protocol HasLamp { var lamp: Int { get } }
protocol HasDim { var dim: Int { get } }
protocol HasPush { var push: Int { get } }
protocol HasBright: HasLamp { var bright: Int { get } }

protocol RoomDependencies where Self: HasBright {}
protocol HallDependencies: HasPush where Self: RoomDependencies {}

typealias HouseDependencies = HallDependencies & HasLamp & HasDim  // expect: redundant-need HasLamp
typealias YardDependencies = RoomDependencies & HasBright & HasDim  // expect: redundant-need HasBright

func room(_ dependencies: any RoomDependencies) -> Int { dependencies.lamp + dependencies.bright }
func hall(_ dependencies: any HallDependencies) -> Int { room(dependencies) + dependencies.push }
func house(_ dependencies: any HouseDependencies) -> Int {
  hall(dependencies) + dependencies.lamp + dependencies.dim
}
func yard(_ dependencies: any YardDependencies) -> Int { room(dependencies) + dependencies.dim }

struct House: HallDependencies, RoomDependencies, HasBright, HasDim {
  let lamp = 1
  let dim = 2
  let push = 3
  let bright = 4
}
func all() -> Int { house(House()) + yard(House()) }
