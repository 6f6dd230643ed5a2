// Random numbers from a generator, and a sleep by a clock, that both come from outside.
protocol HasClock { var clock: any Clock<Duration> { get } }
protocol HasDice { var dice: any RandomNumberGenerator { get } }
typealias Deps = HasClock & HasDice

struct Model {
  let dependencies: any Deps
  func roll() -> Int {
    var dice = dependencies.dice
    return Int.random(in: 1...6, using: &dice) + ([1, 2].shuffled(using: &dice).first ?? 0)
  }
  func wait() async throws {
    try await dependencies.clock.sleep(for: .seconds(1))
    try await wait(dependencies.clock)
  }
  func wait<C: Clock<Duration>>(_ clock: C) async throws {
    try await Task.sleep(for: .seconds(1), clock: clock)
  }
}
