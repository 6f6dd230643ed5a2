// A value type inside the consumer can't reach the dependencies; a method that takes some is alone.
import Foundation

protocol HasName { var name: String { get } }
typealias Deps = HasName

struct Model {
  struct Row { let id = UUID() }
  let dependencies: any Deps
  func rows() -> [Row] { dependencies.name.isEmpty ? [] : [Row()] }
}
struct Other {
  func title(_ dependencies: any Deps) -> String { dependencies.name }
  func stamp() -> Date { Date() }
}
