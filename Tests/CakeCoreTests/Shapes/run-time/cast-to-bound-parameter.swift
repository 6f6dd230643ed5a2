// A parameter that is bound to a slice stands for types that conform: what a store casts to is one of
// those, and no 'any GuardNeeds', which nothing names. Where it is named, what that type is asked for stays.
protocol HasSession { var user: String? { get } }
protocol HasUndo { var depth: Int { get } }
protocol HasDraft { var draft: Int { get } }
protocol Action {}
struct Thunk<World>: Action { let run: (World) -> Int }

typealias GuardNeeds =
  HasSession
  & HasUndo  // expect: unused-need HasUndo
func guarding<World: GuardNeeds>(_: World.Type) -> (World) -> Bool { { $0.user != nil } }

typealias NamedNeeds =
  HasSession
  & HasDraft  // stays: HasDraft
func guardingNamed<World: NamedNeeds>(_: World.Type) -> (World) -> Bool { { $0.user != nil } }
typealias BriefNeeds = HasSession
func brief() -> Thunk<any BriefNeeds> { Thunk { $0.user?.count ?? 0 } }

final class Store<World> {
  let world: World
  let allows: (World) -> Bool
  init(_ world: World, _ allows: @escaping (World) -> Bool) {
    self.world = world
    self.allows = allows
  }
  func send(_ action: any Action) -> Int {
    guard allows(world), let thunk = action as? Thunk<World> else { return 0 }
    return thunk.run(world)
  }
}
struct House: GuardNeeds {
  let user: String? = "kim"
  let depth = 2
}
struct Shed: NamedNeeds {
  let user: String? = "lee"
  let draft = 3
}
func start(_ named: any NamedNeeds) -> Int {
  let store = Store(House(), { guarding(House.self)($0) })
  let other = Store(named, { _ in true })
  return store.send(Thunk<House> { $0.user?.count ?? 0 }) + other.send(brief())
}
