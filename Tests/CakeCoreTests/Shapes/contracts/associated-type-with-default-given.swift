// What is handed over as an associated type must have what its default asks for.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasCache
typealias EditDependencies = HasClock & HasPush & HasCache  // expect: unused-need HasCache

protocol Screen {
  associatedtype Needs = any ListDependencies
  init()
  func show(_ needs: Needs) -> Int
}
struct List: Screen { func show(_ needs: Needs) -> Int { needs.clock } }
func show<Shown: Screen>(_ screen: Shown.Type, _ needs: Shown.Needs) -> Int {
  Shown().show(needs)
}
func edit(_ dependencies: any EditDependencies) -> Int {
  show(List.self, dependencies) + dependencies.push
}
