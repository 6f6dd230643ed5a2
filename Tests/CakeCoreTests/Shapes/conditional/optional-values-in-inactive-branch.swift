// A member of an optional is one of what the optional wraps.
protocol HasClock { var clock: Int { get } }
protocol HasMenu { var menu: Int { get } }
protocol HasDesk { var desk: Int { get } }

struct Config {
  let menu = 3
  let desk = 4
}
struct Settings { var plain: Config? }
typealias ModelDependencies = HasClock & HasMenu  // expect: unused-need HasMenu
struct Model {
  let dependencies: any ModelDependencies
  let config: Config?
  var late: Config!
  let settings: Settings?
  var now: Int { dependencies.clock }
  #if NEVER
    func show(_ other: Config?, _ more: Config!) -> Int? {
      let written: Config? = other
      return (config?.menu ?? 0) + late.menu + self.config!.menu + (other?.menu ?? 0) + more.menu
        + (written?.menu ?? 0) + (settings?.plain?.menu ?? 0)
    }
  #endif
}

// The optional is one of the dependencies.
typealias DeskDependencies =
  HasClock
  & HasDesk  // escape: HasDesk
struct Desk {
  let dependencies: (any DeskDependencies)?
  let config: Config?
  var now: Int { dependencies?.clock ?? 0 }
  #if NEVER
    var desk: Int { (config?.desk ?? 0) + (dependencies?.desk ?? 0) }
  #endif
}
