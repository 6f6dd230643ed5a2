// A scope hands its own generic parameter to its superclass.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

class Component<Parent> {
  let parent: Parent
  init(parent: Parent) { self.parent = parent }
}
typealias ParentDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
final class ListComponent<Parent: ParentDependencies>: Component<Parent> {
  let name: String
  init(parent: Parent, name: String) {
    self.name = name
    super.init(parent: parent)
  }
  var clock: Int { parent.clock }
}
extension ListComponent {
  var cache: Int { self.parent.cache }
}
struct Root: HasClock, HasCache, HasPush { let clock = 1, cache = 2, push = 3 }
let made = ListComponent(parent: Root(), name: "list").clock
