// `#if false` is in no build, and what is built here is decided by its parts.
protocol HasClock { var clock: Int { get } }
protocol HasMenu { var menu: Int { get } }
protocol HasDesk { var desk: Int { get } }
protocol HasLamp { var lamp: Int { get } }

typealias ModelDependencies =
  HasClock
  & HasMenu  // expect: unused-need HasMenu
  & HasDesk  // expect: unused-need HasDesk
  & HasLamp  // escape: HasLamp
func run(_ dependencies: any ModelDependencies) -> Int {
  #if false
    return dependencies.menu
  #elseif FAST && !(true)
    return dependencies.menu
  #else
    return dependencies.clock
  #endif
}
func note() {
  #if DEBUG && (compiler(>=6.0) || NEVER)
    let desk = "desk"
    _ = (desk: desk, "")
  #elseif SLOW || false
    _ = all.three().lamp
  #endif
}
#if SLOW || false
  let all = All()
#endif
