// The needs are the values of a `switch` and of an `if` expression.
protocol HasDay { var day: Int { get } }
protocol HasNight { var night: Int { get } }
protocol HasDusk { var dusk: Int { get } }
protocol HasMoon { var moon: Int { get } }

typealias SkyDependencies = HasDay & HasNight & HasDusk & HasMoon  // expect: unused-need HasMoon

func sky(_ hour: Int, _ dependencies: any SkyDependencies) -> Int {
  let early = if hour < 6 { dependencies.night } else { 0 }
  return switch hour {
  case 6..<18: dependencies.day
  case dependencies.dusk: 1
  default: early
  }
}
