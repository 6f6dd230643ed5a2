// Singletons of the program's own: of classes, of an actor, in an extension, one that is a variable.
protocol HasName { var name: String { get } }
typealias Deps = HasName

final class Cache: Sendable {
  static let shared = Cache()
  func value(_ name: String) -> Int { name.count }
}
actor Queue {
  static let `default` = Queue()
  nonisolated func push(_ name: String) {}
}
final class Theme: Sendable { static var current: Theme { Theme() } }
struct Client: Sendable {
  static let shared = Client()
  func send() {}
}
final class Box: Sendable {}
extension Box { static let standard = Box() }

struct Model {
  let dependencies: any Deps
  func run() -> Int {
    Queue.default.push(dependencies.name)  // expect: ambient-effect Queue.default
    Client.shared.send()  // expect: ambient-effect Client.shared
    _ = Theme.current  // expect: ambient-effect Theme.current
    let box: Box = .standard  // expect: ambient-effect Box.standard
    _ = box
    return Cache.shared.value(dependencies.name)  // expect: ambient-effect Cache.shared
  }
}
