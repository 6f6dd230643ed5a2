// Two modules that don't see each other have types of one name: each branch means its own.
//--- Feature/Feature.swift
protocol HasClock { var clock: Int { get } }
protocol HasMenu { var menu: Int { get } }
protocol HasDesk { var desk: Int { get } }
struct Config { let menu = 3 }
typealias ModelDependencies =
  HasClock
  & HasMenu  // expect: unused-need HasMenu
  & HasDesk  // escape: HasDesk
struct Model {
  let dependencies: any ModelDependencies
  var now: Int { dependencies.clock }
}
#if NEVER
  func shown(_ config: Config) -> Int {
    let own = Config()
    return config.menu + own.menu
  }
  let shared = Config()
  func desk<Config>(_ make: (Int) -> Config) -> Int {
    let own: Config = make(shared.model)
    return own.desk
  }
#endif
//--- Tools/Tools.swift
public struct Config { public let model = 3 }
