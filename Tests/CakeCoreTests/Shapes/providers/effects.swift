// Requirements that are asynchronous, throwing, optional and on the main actor.
protocol HasToken: Sendable { var token: Int { get async throws } }
protocol HasUser: Sendable { var user: Int? { get } }
@MainActor protocol HasTheme: Sendable { var theme: Int { get } }
protocol HasCache: Sendable { var cache: Int { get async } }

typealias ModelDependencies =
  HasToken & HasUser & HasTheme
  & HasCache  // expect: unused-need HasCache
@MainActor func load(_ dependencies: any ModelDependencies) async -> Int {
  let token = try? await dependencies.token
  return (token ?? 0) + (dependencies.user ?? 0) + dependencies.theme
}
