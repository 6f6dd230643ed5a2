// A slice names a provider and another one that inherits it: what is read of the first keeps the first.
protocol HasName { var name: String { get } }
protocol HasTitle: HasName { var title: String { get } }

typealias CardDependencies =
  HasName
  & HasTitle  // expect: unused-need HasTitle
struct Card {
  let dependencies: any CardDependencies
  func show() -> String { dependencies.name }
}

// Both are read: the first is brought by the second.
typealias PageDependencies =
  HasName  // expect: redundant-need HasName
  & HasTitle
struct Page {
  let dependencies: any PageDependencies
  func show() -> String { dependencies.name + dependencies.title }
}

// What asks for the second keeps it, though it reads the first.
typealias SheetDependencies =
  HasName  // expect: redundant-need HasName
  & HasTitle
func short(_ title: some HasTitle) -> String { title.name }
func sheet(_ dependencies: some SheetDependencies) -> String { short(dependencies) }

struct Root: HasTitle {
  let name = "n"
  let title = "t"
}
func make() -> String { Card(dependencies: Root()).show() + Page(dependencies: Root()).show() + sheet(Root()) }
