// What a provider refines is looked for in lists, and by casts to a parameter that is that.
protocol Loggable { var line: String { get } }
protocol Sealed { var number: Int { get } }
protocol Marked { var mark: Int { get } }
protocol HasScreen: Loggable { var screen: Int { get } }
protocol HasSeal: Sealed { var seal: Int { get } }
protocol HasMark: Marked { var other: Int { get } }
protocol HasName { var name: String { get } }

typealias ModelDependencies = HasScreen & HasSeal & HasMark & HasName  // stays: HasScreen // stays: HasSeal // expect: unused-need HasMark
struct Root: ModelDependencies {
  let screen = 1
  let seal = 2
  let other = 3
  let number = 4
  let mark = 5
  let line = "line"
  let name = "name"
}
func show(_ dependencies: any ModelDependencies) -> String { dependencies.name }
func find<Value>(_ all: [Any]) -> Value? { all.lazy.compactMap { $0 as? Value }.first }
func start(_ all: [Any]) -> String {
  let lists = all as? [any Loggable]
  let sealed: (any Sealed)? = find(all)
  return show(Root()) + "\(lists?.count ?? 0)\(sealed?.number ?? 0)"
}
