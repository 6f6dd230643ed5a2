// An unread provider that inherits `Actor` makes the others' requirements isolated.
protocol HasQueue: Actor { var queue: Int { get } }
protocol HasCache { nonisolated var cache: Int { get } }
func on(_ actor: isolated any Actor) {}

typealias WorkDependencies = HasQueue & HasCache
func run(_ dependencies: any WorkDependencies) async -> Int {
  await on(dependencies)
  return dependencies.cache
}
