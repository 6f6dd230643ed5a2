// In a branch that was left out, a local name stands for what it is given, which could be anything.
protocol HasClock { var clock: Int { get } }
protocol HasMenu { var menu: Int { get } }

typealias ListDependencies =
  HasClock
  & HasMenu  // escape: HasMenu
func list(_ all: [any ListDependencies]) -> Int {
  for dependencies in all {
    #if NEVER
      let needs = dependencies
      return needs.menu
    #endif
    return dependencies.clock
  }
  return 0
}

typealias TupleDependencies =
  HasClock
  & HasMenu  // escape: HasMenu
func pair(_ pair: (needs: any TupleDependencies, count: Int)) -> Int {
  #if NEVER
    let needs = pair.needs
    return needs.menu
  #else
    return pair.needs.clock
  #endif
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
