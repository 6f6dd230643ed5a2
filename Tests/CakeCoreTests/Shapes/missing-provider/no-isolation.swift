// A conformance that crosses into an actor's isolation.
protocol HasAuth: Sendable { var auth: Int { get } }
@MainActor final class AppDependencies: HasAuth {
  var auth = 1
}
func read(_ dependencies: any HasAuth) async -> Int { dependencies.auth }
@MainActor func main(_ dependencies: AppDependencies) async -> Int { await read(dependencies) }
