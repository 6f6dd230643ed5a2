// The objects that a process shares, with Foundation's own types.
import Foundation

protocol HasName { var name: String { get } }
typealias Deps = HasName

final class Model {
  let dependencies: any Deps
  let files = FileManager.default  // expect: ambient-effect FileManager.default
  init(dependencies: any Deps) { self.dependencies = dependencies }
  func run() -> String? {
    _ = files.fileExists(atPath: dependencies.name)
    NotificationCenter.default.post(name: .init("run"), object: nil)  // expect: ambient-effect NotificationCenter.default
    _ = Bundle.main.bundlePath  // expect: ambient-effect Bundle.main
    if UserDefaults.standard.bool(forKey: "x") { return nil }  // expect: ambient-effect UserDefaults.standard
    return ProcessInfo.processInfo.environment["HOME"]  // expect: ambient-effect ProcessInfo.processInfo
  }
}
