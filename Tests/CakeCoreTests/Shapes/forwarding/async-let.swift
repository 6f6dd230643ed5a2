// Handed on in an `async let` and in the tasks of a group.
protocol HasClock: Sendable { var clock: Int { get } }
protocol HasCache: Sendable { var cache: Int { get } }
protocol HasPush: Sendable { var push: Int { get } }

typealias FirstDependencies = HasClock
func first(_ dependencies: any FirstDependencies) async -> Int { dependencies.clock }
typealias SecondDependencies = HasCache
func second(_ dependencies: any SecondDependencies) async -> Int { dependencies.cache }

typealias ParentDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
func parent(_ dependencies: any ParentDependencies) async -> Int {
  async let one = first(dependencies)
  let rest = await withTaskGroup(of: Int.self) { group in
    for _ in 0..<3 { group.addTask { await second(dependencies) } }
    return await group.reduce(0, +)
  }
  return await one + rest
}
