// The root's members are what the providers ask for, in other words or in the same.
struct Problem: Error {}
protocol HasLoad { func load(_ key: String) async throws -> Int }
protocol HasLater { var later: Int { get async throws } }
protocol HasTyped { func typed() throws(Problem) }
protocol HasMap { func map<T>(_ body: @escaping @Sendable (T) -> Void, _ value: some Sequence) }
protocol HasItem { subscript(item: Int) -> String { get } }
typealias Deps = HasLoad & HasLater & HasTyped & HasMap & HasItem
final class App: Deps {
  func load(_ name: String) async throws -> Int { name.count }
  var later: Int {
    get async throws { 1 }
  }
  func typed() throws(Problem) { throw Problem() }
  func map<T>(
    _ body: @escaping @Sendable (T) -> Void, _ elements: some Sequence
  ) {}
  subscript(item: Int) -> String { "\(item)" }
}
func use(_ dependencies: any Deps) async throws -> String {
  dependencies.map({ (_: Int) in }, [1])
  try dependencies.typed()
  return try await "\(dependencies.load("a")) \(dependencies.later)" + dependencies[1]
}
func load(_ app: App) async throws -> Int { try await app.load("a") }  // expect: bypass App
func later(_ app: App) async throws -> Int { try await app.later }  // expect: bypass App
func typed(_ app: App) throws { try app.typed() }  // expect: bypass App
func map(_ app: App) { app.map({ (_: Int) in }, [1]) }  // expect: bypass App
func item(_ app: App) -> String { app[1] }  // expect: bypass App
