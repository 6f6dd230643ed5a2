// The shared instance that a global actor must have.
@globalActor actor DataActor {
  static let shared = DataActor()
  func run() -> Int { 1 }
}
protocol HasName: Sendable { var name: String { get } }
typealias Deps = HasName

struct Model {
  let dependencies: any Deps
  func run() async -> Int { await DataActor.shared.run() + dependencies.name.count }
}
