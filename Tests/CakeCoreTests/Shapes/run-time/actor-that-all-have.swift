// What conforms to the slices says itself that it is on the main actor, and no extension of theirs has
// code: that a provider is on it hands nothing down.
@MainActor protocol HasUndo { var depth: Int { get } }
@MainActor protocol HasPages { var pages: Int { get } }
protocol HasClock { var clock: Int { get } }

protocol UndoNeeds:
  HasUndo,
  HasPages,  // expect: unused-need HasPages
  HasClock
{}
func undo<Needs: UndoNeeds>(_: Needs.Type) -> @MainActor (Needs) -> Int { { $0.depth + $0.clock } }

protocol PageNeeds: HasClock, HasPages {}  // stays: HasPages
extension PageNeeds {
  func work() async -> Bool { await isIsolated() }
}
func turn(_ needs: any PageNeeds) -> Int { needs.clock }

protocol ListNeeds: HasClock, HasPages {}  // stays: HasPages
protocol LongListNeeds: ListNeeds, HasUndo {}
extension LongListNeeds {
  func draw() async -> Bool { await isIsolated() }
  @MainActor var all: Int { depth + clock }
}
func list(_ needs: any ListNeeds) -> Int { needs.clock }

@MainActor final class House: UndoNeeds, PageNeeds, LongListNeeds {
  let depth = 1
  let pages = 2
  nonisolated let clock = 3
}
func isIsolated(_ actor: isolated (any Actor)? = #isolation) async -> Bool { actor != nil }
@MainActor func start() -> Int { undo(House.self)(House()) }
