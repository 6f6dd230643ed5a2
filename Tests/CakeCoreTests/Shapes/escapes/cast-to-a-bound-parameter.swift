// Casts to a parameter that is bound to a protocol of plain types, or given as one: no slice is that.
protocol HasWorld { var world: World { get } }
protocol HasScores { var scores: Int { get } }
protocol Component {}
protocol Moving: Component { var speed: Int { get } }
class Screen {}
final class Home: Screen {}
struct Health: Component, Decodable { var points = 1 }
struct Motion: Moving, Component { var speed = 2 }

final class World {
  var store: [any Component] = []
  var all: [Any] = []
  func get<C: Component>(_ index: Int, _ type: C.Type = C.self) -> C? { store[index] as? C }
  func moving<C>(_ index: Int) -> C? where C: Component & Sendable, C: Moving { store[index] as? C }
  func screen<S: Screen>() -> S? { all.lazy.compactMap { $0 as? S }.first }
  func decoded<T: Decodable>(_ type: T.Type) -> T? { all.lazy.compactMap { $0 as? T }.first }
  func any<T>(_ index: Int, of type: T.Type) -> T? { all[index] as? T }
}

typealias CombatNeeds = HasWorld & HasScores  // expect: unused-need HasScores
func combat<N: CombatNeeds>(_ needs: N) { _ = needs.world.get(0, Health.self) }

typealias DriveNeeds = HasWorld & HasScores  // expect: unused-need HasScores
struct Drive<N: DriveNeeds> {
  let needs: N
  func run() -> Int {
    let found: Motion? = needs.world.moving(0)
    return found?.speed ?? 0
  }
}

typealias ShowNeeds = HasWorld & HasScores  // expect: unused-need HasScores
struct Show {
  let needs: any ShowNeeds
  func run() -> Home? { needs.world.screen() }
}

typealias LoadNeeds = HasWorld & HasScores  // expect: unused-need HasScores
struct Load {
  let needs: any LoadNeeds
  func run() -> Int { needs.world.decoded(Health.self)?.points ?? 0 }
}

typealias FindNeeds = HasWorld & HasScores  // expect: unused-need HasScores
func find<N: FindNeeds>(_ needs: N) -> Health? { needs.world.any(0, of: Health.self) }
func start(_ root: Root) {
  combat(root)
  _ = (Drive(needs: root).run(), Show(needs: root).run(), Load(needs: root).run(), find(root))
}
final class Root: HasWorld, HasScores {
  let world = World()
  let scores = 1
}
