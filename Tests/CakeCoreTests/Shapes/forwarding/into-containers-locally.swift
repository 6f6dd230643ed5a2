// Put into a local array of the child's slice before it is handed on.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ChildDependencies = HasClock & HasCache  // expect: unused-need HasCache
func children(_ all: [any ChildDependencies]) -> Int { all[0].clock }

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
func parent(_ dependencies: any ParentDependencies) -> Int {
  var all = [any ChildDependencies]()
  all.append(dependencies)
  all += [dependencies]
  return children(all)
}
