// A member belongs to what its value can be: another type's property is no provider's, and another
// slice's value no value of this slice.
protocol HasClock { var clock: Int { get } }
protocol HasMenu { var menu: Int { get } }
protocol HasRope { var rope: Int { get } }
protocol HasDesk { var desk: Int { get } }

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
    func later() -> Int {
      let made = Config()
      let written: Config = made
      let own = self
      return made.menu + written.menu + own.config.menu
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

// Local values of the slice, by what is written, and by a name that means two values.
typealias LocalDependencies =
  HasClock
  & HasMenu  // escape: HasMenu
func local(_ dependencies: any LocalDependencies) -> Int { dependencies.clock }
#if NEVER
  func later(_ all: [Any]) -> Int {
    let needs: any LocalDependencies = find(all)
    return needs.menu
  }
#endif
typealias TwiceDependencies =
  HasClock
  & HasDesk  // escape: HasDesk
func twice(_ dependencies: [any TwiceDependencies]) -> Int {
  #if NEVER
    let value = Config()
    print(value)
    return dependencies.map { value in value.desk }.reduce(0, +)
  #else
    return dependencies[0].clock
  #endif
}

// A type of the program's that looks members up elsewhere.
typealias RopeDependencies =
  HasClock
  & HasRope  // escape: HasRope
@dynamicMemberLookup struct Lookup {
  let dependencies: any RopeDependencies
  subscript(dynamicMember name: String) -> Int { dependencies.clock }
}
#if NEVER
  func look(_ lookup: Lookup) -> Int {
    let other = Lookup(dependencies: lookup.dependencies)
    return lookup.rope + other.rope
  }
#endif
