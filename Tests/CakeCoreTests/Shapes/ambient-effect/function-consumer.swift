// A function takes the slice; its own body and its closures are its unit.
import Dispatch
import Foundation

protocol HasLog { var log: @Sendable (String) -> Void { get } }
typealias Deps = HasLog

func schedule(_ dependencies: any Deps) {
  let log = dependencies.log
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) {  // expect: ambient-effect DispatchQueue.asyncAfter
    log("\(UUID())")  // expect: ambient-effect UUID.init
  }
}
