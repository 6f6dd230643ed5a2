// A default value is for callers to replace: of a parameter, of a structure's stored variable.
import Foundation

protocol HasName { var name: String { get } }
typealias Deps = HasName

struct Model {
  let dependencies: any Deps
  var now: @Sendable () -> Date = { Date() }
  var files: FileManager = .default
  func title(at date: Date = Date(), id: UUID = .init()) -> String {
    "\(dependencies.name) \(date) \(id) \(now()) \(files)"
  }
}
final class Other {
  let dependencies: any Deps
  let makeID: () -> UUID
  init(_ dependencies: any Deps, makeID: @escaping () -> UUID = UUID.init) {
    self.dependencies = dependencies
    self.makeID = makeID
  }
  func title() -> String { "\(dependencies.name) \(makeID())" }
}
