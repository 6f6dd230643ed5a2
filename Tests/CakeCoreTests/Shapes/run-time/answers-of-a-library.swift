// A library answers one conformance by what a provider is: without it the compiler makes up another answer.
protocol HasCode: RawRepresentable where RawValue == Int { var code: Int { get } }
protocol HasName { var name: String { get } }
protocol HasSeal { var seal: Int { get } }

typealias ModelDependencies = HasCode & HasName & HasSeal  // stays: HasCode // expect: unused-need HasSeal
struct Root: ModelDependencies, Hashable {
  let rawValue: Int
  var code: Int { rawValue }
  let name = "root"
  let seal = 1
  init(rawValue: Int) { self.rawValue = rawValue }
}
func model(_ dependencies: some ModelDependencies) -> String { dependencies.name }
func start() -> String { model(Root(rawValue: 1)) }
