// A memberwise initialiser's default value makes a child from nothing; the dependencies go to
// another child by the same label.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ChildDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Child {
  var dependencies: (any ChildDependencies)?
  var now: Int? { dependencies?.clock }
}
struct Plain { var dependencies = 3 }

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
func parent(_ dependencies: any ParentDependencies) -> (Child, Plain, Child) {
  (Child(dependencies: dependencies), Plain(dependencies: 4), Child())
}
