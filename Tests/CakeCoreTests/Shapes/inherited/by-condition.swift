// Protocols inherit by conditions on themselves: a provider, an alias of two, a slice's third.
protocol HasLamp { var lamp: Int { get } }
protocol HasDim { var dim: Int { get } }
protocol HasPush { var push: Int { get } }
typealias Both = HasLamp & HasDim  // missed: HasLamp
protocol HasBright where Self: HasLamp { var bright: Int { get } }
protocol HasSun where Self: Both { var sun: Int { get } }

typealias BrightDependencies = HasBright & HasPush  // expect: unused-need HasPush
func bright(_ dependencies: any BrightDependencies) -> Int { dependencies.lamp }

typealias SunDependencies = HasSun & HasPush  // expect: unused-need HasPush
func sun(_ dependencies: any SunDependencies) -> Int { dependencies.dim }

protocol RoomDependencies: HasDim, HasPush where Self: HasLamp {}  // expect: unused-need HasPush
func room(_ dependencies: any RoomDependencies) -> Int { dependencies.lamp + dependencies.dim }

typealias LampDependencies = HasLamp & HasDim  // expect: unused-need HasDim
func lamp(_ dependencies: any LampDependencies) -> Int { dependencies.lamp }

struct House: HasSun, HasBright, HasPush, RoomDependencies {
  let lamp = 1
  let dim = 2
  let push = 3
  let bright = 4
  let sun = 5
}
func all() -> Int {
  bright(House()) + sun(House()) + room(House()) + lamp(House())
}
