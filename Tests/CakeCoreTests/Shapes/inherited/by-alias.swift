// Nothing takes a slice, but a provider inherits it, and is asked for what it brings.
protocol HasLamp { var lamp: Int { get } }
protocol HasDim { var dim: Int { get } }
protocol HasTide { var tide: Int { get } }

typealias Both = HasLamp & HasDim  // expect: unused-need HasLamp
protocol HasSun: Both { var sun: Int { get } }

protocol Lights: HasLamp, HasDim {}  // expect: unused-need HasDim
protocol HasMoon: Lights { var moon: Int { get } }

struct House: HasSun, HasMoon {
  let lamp = 1
  let dim = 2
  let sun = 3
  let moon = 4
}

// Asked of a root that has it by what inherits the slice.
typealias Lower = HasDim & HasTide  // expect: unused-need HasTide
protocol HasCellar: Lower { var cellar: Int { get } }
struct Hall: HasCellar {
  let dim = 1
  let tide = 2
  let cellar = 3
}

func sun(_ dependencies: some HasSun) -> Int { dependencies.dim + dependencies.sun }
func moon(_ dependencies: any HasMoon) -> Int { dependencies.lamp + dependencies.moon }
func dim(_ dependencies: any HasDim) -> Int { dependencies.dim }
func all() -> Int {
  dim(Hall()) + sun(House()) + moon(House())
}
