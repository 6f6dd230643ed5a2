// A root is printed by what a provider of its slice inherits.
protocol HasText: CustomStringConvertible { var text: String { get } }
extension HasText { var description: String { text } }
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasText & HasCache  // stays: HasText // expect: unused-need HasCache
struct Root: ModelDependencies {
  let clock = 1
  let text = "root"
  let cache = 2
}
func draw(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
func text<Value>(of value: Value) -> String { "\(value)" }
func start() -> String { "\(draw(Root())) \(text(of: Root()))" }
