// A stream's closure gets a continuation of which nothing says what it takes.
protocol HasClock: Sendable { var clock: Int { get } }
protocol HasCache: Sendable { var cache: Int { get } }
typealias EditDependencies = HasClock & HasCache  // missed: HasClock

func stream(_ dependencies: any EditDependencies) -> AsyncStream<any EditDependencies> {
  AsyncStream { continuation in
    continuation.yield(dependencies)
    continuation.finish()
  }
}
func edit(_ dependencies: any EditDependencies) async -> Int {
  for await edit in stream(dependencies) { return edit.cache }
  return 0
}
