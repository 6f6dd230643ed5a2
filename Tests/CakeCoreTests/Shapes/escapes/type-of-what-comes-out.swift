// A slice's type is handed to what only takes it to say what comes out, and to what may do anything with it.
protocol HasClock: Sendable { var clock: Int { get } }
protocol HasCache: Sendable { var cache: Int { get } }

typealias GroupDependencies = HasClock & HasCache  // missed: HasCache
func group(_ dependencies: any GroupDependencies) async -> Int {
  await withTaskGroup(of: (any GroupDependencies).self) { group in
    group.addTask { dependencies }
    var sum = 0
    for await next in group { sum += next.clock }
    return sum
  }
}

typealias ThrowingDependencies = HasClock & HasCache  // missed: HasCache
func throwing(_ dependencies: any ThrowingDependencies) async throws -> Int {
  try await withThrowingTaskGroup(of: (any ThrowingDependencies).self) { group in
    group.addTask { dependencies }
    return try await group.next()?.clock ?? 0
  }
}

func collect<Value: Sendable>(of type: Value.Type, _ body: () async -> Int) async -> Int {
  print(type)
  return await body()
}

typealias OwnDependencies = HasClock & HasCache  // escape: HasCache
func own(_ dependencies: any OwnDependencies) async -> Int {
  await collect(of: (any OwnDependencies).self) { dependencies.clock }
}
