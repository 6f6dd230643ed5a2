// What a parameter names may be dependencies after all, where a clause says so: of another slice, or the
// parameter itself.
//--- App/App.swift
protocol HasNext {
  associatedtype Next
  var next: Next { get }
}
protocol HasItem<Item> {
  associatedtype Item
  var item: Item { get }
}
protocol HasColor { var color: Int { get } }
protocol HasLog { func log(_ text: String) }

typealias NextDependencies = HasNext & HasColor
struct Chain<Needs: NextDependencies> where Needs.Next == Needs {
  let needs: Needs
  var next: Needs.Next { needs.next }
}
func show<Needs: HasColor>(_ needs: Needs) { print(needs.color) }
func follow<Needs: NextDependencies>(_ chain: Chain<Needs>) { show(chain.next) }

typealias ChildDependencies = HasLog & HasColor
typealias OuterDependencies = HasItem<any ChildDependencies>
struct Outer<Needs: OuterDependencies> {
  let needs: Needs
  var item: Needs.Item { needs.item }
}
func write(_ needs: any HasLog & HasColor) { needs.log("\(needs.color)") }
func all<Needs: OuterDependencies>(_ outer: Outer<Needs>) { write(outer.item) }

typealias FoldedDependencies = HasLog & HasColor
struct Folder<Needs: HasItem> where Needs.Item: FoldedDependencies {
  let needs: Needs
  var item: Needs.Item { needs.item }
}
func fold<Needs: HasItem>(_ folder: Folder<Needs>) { folder.item.log("\(folder.item.color)") }

struct Child: HasLog, HasColor {
  func log(_ text: String) { print(text) }
  let color = 2
}
struct App: HasNext, HasColor, HasItem {
  let color = 2
  var next: App { self }
  var item: any ChildDependencies { Child() }
}
struct Leaf: HasItem { let item = Child() }
func main() {
  follow(Chain(needs: App()))
  all(Outer(needs: App()))
  fold(Folder(needs: Leaf()))
}
