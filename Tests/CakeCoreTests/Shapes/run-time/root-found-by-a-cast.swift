// A cast finds the root by a protocol that one of its providers inherits, and asks for another in vain.
protocol Logging { var line: String { get } }
protocol Sorting { var order: Int { get } }
protocol HasScreen: Logging { var screen: Int { get } }
extension HasScreen { var line: String { "screen \(screen)" } }
protocol HasTable: Sorting { var table: Int { get } }
extension HasTable { var order: Int { table } }
protocol HasClock { var clock: Int { get } }

typealias ModelDependencies = HasClock & HasScreen & HasTable  // stays: HasScreen // expect: unused-need HasTable
struct Root: ModelDependencies {
  let clock = 1
  let screen = 2
  let table = 3
}
func draw(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
func line(of value: Any) -> String { (value as? any Logging)?.line ?? "" }
func start() -> String { "\(draw(Root())) \(line(of: Root()))" }
