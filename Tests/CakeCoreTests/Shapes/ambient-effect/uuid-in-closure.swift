// New identifiers in a closure, in a nested function, and as a function value.
import Foundation

protocol HasStore { func save(_ ids: [UUID]) }
typealias Deps = HasStore

final class Model {
  let dependencies: any Deps
  init(dependencies: any Deps) { self.dependencies = dependencies }
  func add() { dependencies.save((0..<3).map { _ in UUID() }) }  // expect: ambient-effect UUID.init
  func fill() {
    func next() -> UUID { .init() }
    let make: () -> UUID = UUID.init
    dependencies.save([next(), make()])
  }
}
