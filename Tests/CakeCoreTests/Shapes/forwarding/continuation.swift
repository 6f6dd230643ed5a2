// Handed on by resuming a continuation and by yielding to a stream.
protocol HasClock: Sendable { var clock: Int { get } }
protocol HasCache: Sendable { var cache: Int { get } }

typealias LaterDependencies = HasClock
typealias StreamDependencies = HasCache
func later(_ body: (CheckedContinuation<any LaterDependencies, Never>) -> Void) async -> Int {
  await withCheckedContinuation { body($0) }.clock
}
func drain(_ stream: AsyncStream<any StreamDependencies>) async -> Int {
  var sum = 0
  for await dependencies in stream { sum += dependencies.cache }
  return sum
}

typealias ParentDependencies = HasClock & HasCache
func parent(_ dependencies: any ParentDependencies) async -> Int {
  let now = await later { $0.resume(returning: dependencies) }
  let (stream, continuation) = AsyncStream<any StreamDependencies>.makeStream()
  continuation.yield(dependencies)
  return await drain(stream) + now
}
