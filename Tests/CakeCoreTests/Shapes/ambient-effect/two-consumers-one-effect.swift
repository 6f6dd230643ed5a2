// Each consumer has a finding of its own; a slice that has the provider already makes no difference.
import Foundation

protocol HasNow { var now: @Sendable () -> Date { get } }
typealias Deps = HasNow

struct First {
  let dependencies: any Deps
  func run() -> Bool { dependencies.now() < Date() }  // expect: ambient-effect Date.init
}
func second(_ dependencies: any Deps) -> Bool {
  dependencies.now() < Date()  // expect: ambient-effect Date.init
}
