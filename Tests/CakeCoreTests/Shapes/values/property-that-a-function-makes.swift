// A property has the type that the compiler gave it, rather than what stands in its initial value.
protocol HasText { var text: String { get } }
protocol HasBell { func ring() }
protocol HasLamp { func light() }

typealias StoreNeeds = HasText & HasBell  // expect: unused-need HasBell
typealias ShelfNeeds = HasText & HasLamp  // expect: unused-need HasText

protocol Stage {
  associatedtype Needs
  associatedtype Made
  func run(_ needs: Needs) -> Made
}
struct Store: Stage { func run(_ needs: any StoreNeeds) -> String { needs.text } }
struct Shelf: Stage { func run(_ needs: any ShelfNeeds) -> any ShelfNeeds { needs } }
func all<S: Stage>(_ needs: S.Needs, stages: S) -> S.Made { stages.run(needs) }
struct Root: HasText, HasBell, HasLamp {
  let text = "a"
  func ring() {}
  func light() {}
}
struct Shop {
  let store = all(Root() as any StoreNeeds, stages: Store())
  let shelf = all(Root() as any ShelfNeeds, stages: Shelf())
  func show() {
    print(store)
    shelf.light()
  }
}
func start() { Shop().show() }
