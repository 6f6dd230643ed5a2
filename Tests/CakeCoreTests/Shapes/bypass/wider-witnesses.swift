// The root's members can do more than the providers ask for.
protocol Clock { var now: Int { get } }
struct Real: Clock {
  var now = 1
  func reset() -> Int { 0 }
}
protocol HasClock {
  associatedtype C: Clock
  var clock: C { get }
}
protocol HasSum { var sum: Int? { get } }
protocol HasLoad { func load() throws -> Int }
protocol HasWait { func wait() async -> Int }
protocol HasAsync { var later: Int { get async throws } }
protocol HasFind { func find(_ number: Int) -> Int }
protocol HasList { func list(_ numbers: [Int]) -> Int }
protocol HasEach { func each(_ body: @escaping () -> Void) }
protocol HasLog { func log() -> Int }
protocol HasCopy { func copy() -> Self }
protocol HasScreen { @MainActor func screen() -> Int }
typealias Deps = HasSum & HasLoad & HasWait & HasAsync & HasFind & HasList & HasEach & HasLog
  & HasScreen & Sendable

struct App: HasClock, HasSum, HasLoad, HasWait, HasAsync, HasFind, HasList, HasEach, HasLog,
  HasCopy, HasScreen
{
  var clock: Real { Real() }
  var sum: Int? { 1 }
  func load() -> Int { 3 }
  func wait() -> Int { 4 }
  let later = 5
  func find(_ number: Int = 3) -> Int { number }
  func list<Numbers: Sequence<Int>>(_ numbers: Numbers) -> Int { 0 }
  func each(_ body: () -> Void) { body() }
  @discardableResult func log() -> Int { 0 }
  func copy() -> App { self }
  nonisolated func screen() -> Int { 1 }
}
@MainActor func use(_ dependencies: any Deps) async throws -> Int {
  dependencies.each {}
  let some = try dependencies.load() + dependencies.find(1) + dependencies.list([1])
  return try await some + dependencies.wait() + dependencies.later + (dependencies.sum ?? 0)
    + dependencies.log() + dependencies.screen()
}
func reset(_ app: App) -> Int { app.clock.reset() }
struct Summary {
  let app: App
  func go() -> Int { app.load() }
}
func waited(_ app: App) -> Int { app.wait() }
func later(_ app: App) -> Int { app.later }
func found(_ app: App) -> Int { app.find() }
func listed(_ app: App) -> Int { app.list([1]) }
func each(_ app: App, _ body: () -> Void) { app.each(body) }
func logged(_ app: App) { app.log() }
func copied(_ app: App) -> Int { app.copy().sum ?? 0 }
func screen(_ app: App) -> Int { app.screen() }
struct Reader {
  let app: App  // expect: bypass App
  func go() -> Int { app.sum ?? 0 }
}
