// Coercions that the compiler checks.
protocol HasName { var name: String { get } }
protocol HasClock { var clock: Int { get } }
typealias Deps = HasName & HasClock
struct Model {
  let dependencies: any Deps
  func run() -> String {
    let named = dependencies as any HasName
    return named.name + "\((dependencies as any HasClock).clock)"
  }
}
