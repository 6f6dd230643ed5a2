// Sleeps that nobody can shorten, and clocks that nobody can stop.
protocol HasJob: Sendable { func job() async }
typealias Deps = HasJob

actor Poller {
  let dependencies: any Deps
  init(_ dependencies: any Deps) { self.dependencies = dependencies }
  func poll() async throws {
    try await Task.sleep(for: .seconds(1))  // expect: ambient-effect Task.sleep
    await dependencies.job()
    try await Task.sleep(nanoseconds: 1)
  }
  func measure() async -> Duration {
    let start = ContinuousClock.now  // expect: ambient-effect ContinuousClock
    await dependencies.job()
    return ContinuousClock().now - start
  }
  func wait() async throws {
    let clock = SuspendingClock()  // expect: ambient-effect SuspendingClock
    try await clock.sleep(for: .seconds(1))
    try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
  }
}
