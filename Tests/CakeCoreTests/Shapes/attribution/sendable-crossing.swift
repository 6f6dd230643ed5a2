// The twin: the value is used in a task of its own.
protocol HasClock: Sendable { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias Needs = HasClock & HasCache
struct Feature: Sendable {
  let needs: any Needs
  func load() -> Task<Int, Never> { Task.detached { needs.cache } }
}
