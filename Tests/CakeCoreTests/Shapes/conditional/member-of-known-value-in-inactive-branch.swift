// A member belongs to what its value can be: another type's property is no provider's, and another
// slice's value no value of this slice.
protocol HasClock { var clock: Int { get } }
protocol HasMenu { var menu: Int { get } }

struct Config { let menu = 3 }
struct Settings { var plain: Config }
typealias ModelDependencies = HasClock & HasMenu  // expect: unused-need HasMenu
struct Model {
  let dependencies: any ModelDependencies
  let config: Config
  let settings: Settings
  let name: String
  var now: Int { dependencies.clock }
  #if NEVER
    func show(_ other: Config) -> Int {
      config.menu + self.config.menu + other.menu + settings.plain.menu
    }
  #endif
}
typealias OtherDependencies =
  HasClock
  & HasMenu  // escape: HasMenu
struct Other {
  let dependencies: any OtherDependencies
  var now: Int { dependencies.clock }
  #if NEVER
    var shown: Int { dependencies.menu }
  #endif
}

// A parameter of a function that was left out: its type is known by its text alone.
typealias NamedDependencies =
  HasClock
  & HasMenu  // escape: HasMenu
func named(_ dependencies: any NamedDependencies) -> Int { dependencies.clock }
#if NEVER
  func tap(_ dependencies: (any NamedDependencies)?) -> Int { dependencies?.menu ?? 0 }
  func tap(_ menu: any HasMenu & HasClock) -> Int { menu.menu + menu.clock }
#endif
