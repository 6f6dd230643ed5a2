// What a stored closure gives is handed on: it is what the closure's type says, and needs it all.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias KeptDependencies = HasCache
func keep(_ dependencies: any KeptDependencies) -> Int { dependencies.cache }
typealias TakenDependencies = HasClock & HasCache
struct Exchange {
  let dependencies: any TakenDependencies
  let swap: (any TakenDependencies) -> any TakenDependencies
  func show() -> Int {
    let other = swap(dependencies)
    return keep(other) + dependencies.clock
  }
}
