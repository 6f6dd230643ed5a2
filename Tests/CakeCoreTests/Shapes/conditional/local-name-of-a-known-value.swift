// In a branch that was left out, a local name stands for what it is given: no other slice's value.
protocol HasClock { var clock: Int { get } }
protocol HasMenu { var menu: Int { get } }

typealias ListDependencies =
  HasClock
  & HasMenu  // escape: HasMenu
func list(_ dependencies: any ListDependencies) -> Int {
  let needs = dependencies
  #if NEVER
    print(needs.menu)
  #endif
  return needs.clock
}

typealias EditDependencies =
  HasClock
  & HasMenu  // escape: HasMenu
struct Model { let dependencies: any EditDependencies }
struct Edit {
  let model: Model
  func edit() -> Int {
    let dependencies = self.model.dependencies
    #if NEVER
      return dependencies.menu
    #else
      return dependencies.clock
    #endif
  }
}

typealias OtherDependencies = HasClock & HasMenu  // expect: unused-need HasMenu
func other(_ dependencies: any OtherDependencies) -> Int { dependencies.clock }
