// Where a provider is available says nothing of what conforms to it.
protocol HasName { var name: String { get } }
@available(*, deprecated)
protocol HasOld { var old: Int { get } }
@available(macOS 15, *)
protocol HasNew { var new: Int { get } }

typealias Needs = HasName
  & HasNew  // expect: unused-need HasNew
  & HasOld  // expect: unused-need HasOld
func hello(_ dependencies: any Needs) -> String { dependencies.name }
struct Root: Needs {
  let name = "a"
  let old = 1
  let new = 2
}
func start() -> String { hello(Root()) }
