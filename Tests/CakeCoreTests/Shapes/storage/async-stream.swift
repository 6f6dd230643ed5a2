// Dependencies arrive in an asynchronous sequence.
protocol HasClock: Sendable { var clock: Int { get } }
protocol HasCache: Sendable { var cache: Int { get } }

typealias StreamDependencies = HasClock & HasCache  // expect: unused-need HasCache
func follow(_ stream: AsyncStream<any StreamDependencies>) async -> Int {
  var sum = 0
  for await dependencies in stream { sum += dependencies.clock }
  return sum
}
