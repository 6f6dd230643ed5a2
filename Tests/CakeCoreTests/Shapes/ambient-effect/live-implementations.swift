// What takes no slice is what the effects are for: implementations, roots, values.
import Foundation

protocol HasNow { var now: Date { get } }
protocol HasID { func id() -> UUID }
typealias Deps = HasNow & HasID

struct LiveClock { func now() -> Date { Date() } }
func freshID() -> UUID { UUID() }
struct AppDependencies: Deps {
  var now: Date { Date() }
  func id() -> UUID { UUID() }
}
struct Model {
  let dependencies: any Deps
  func run() -> String { "\(dependencies.now) \(dependencies.id())" }
}
