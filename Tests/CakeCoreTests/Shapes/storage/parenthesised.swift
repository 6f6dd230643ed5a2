// Reads on values in parentheses, after `??`, `?:`, `as`, `try!` and `await`.
protocol HasClock: Sendable { var clock: Int { get } }
protocol HasCache: Sendable { var cache: Int { get } }
protocol HasMail: Sendable { var mail: Int { get } }
protocol HasMap: Sendable { var map: Int { get } }
protocol HasPush: Sendable { var push: Int { get } }

typealias ModelDependencies =
  HasClock & HasCache & HasMail & HasMap
  & HasPush  // expect: unused-need HasPush
func current() async throws -> any ModelDependencies { throw CancellationError() }
func run(_ one: any ModelDependencies, _ other: (any ModelDependencies)?, _ flag: Bool) async -> Int {
  let sum = (other ?? one).clock + (flag ? one : other!).cache + (one as any ModelDependencies).mail
  return sum + (try! await current()).map
}
