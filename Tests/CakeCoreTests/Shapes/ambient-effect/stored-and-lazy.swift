// Initial values of stored properties that no initialiser lets anybody replace.
import Foundation

protocol HasName { var name: String { get } }
typealias Deps = HasName

final class Model {
  let dependencies: any Deps
  let id = UUID()  // expect: ambient-effect UUID.init
  lazy var made = Date()  // expect: ambient-effect Date.init
  init(dependencies: any Deps) { self.dependencies = dependencies }
  var title: String { dependencies.name }
}
