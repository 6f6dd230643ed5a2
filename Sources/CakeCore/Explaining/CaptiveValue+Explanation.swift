extension Explanation {
  static let captiveValue = Explanation(
    finds: """
      In a 'DependencyScope', a slot that lives longer than the scope, its parent's or a static
      one, is called with a closure, or a function, whose result is made from what is the scope's
      own: a value that it stores, what its own slots keep, or the scope itself. Computed
      properties, methods, initialisers and local names are followed, also what runs in one case
      only: whoever comes first in that case fills the slot for all.

      With severity 'info' it also tells of a provider that a scope forwards to its parent, where
      the parent's is made from another that the scope replaces: it keeps the parent's.
      """,
    matters: """
      The slot keeps the first value that it is given. The next scope, with other values, gets what
      was made for the first: Bob reads Ann's cache. And the value of a scope that has ended lives
      on.
      """,
    before: """
      import LayerCake

      struct Session: Sendable { let user: String }

      final class Cache: Sendable {
        let session: Session
        init(_ session: Session) { self.session = session }
      }

      protocol HasCache { var cache: Cache { get } }
      typealias GreetingDependencies = HasCache

      func greeting(_ dependencies: any GreetingDependencies) -> String {
        "Hello \\(dependencies.cache.session.user)"
      }

      struct AppDependencies {
        let cache = Singleton<Cache>()
      }

      struct SessionDependencies: DependencyScope, HasCache {
        let parent: AppDependencies
        let session: Session
        var cache: Cache { parent.cache { Cache(session) } }
      }
      """,
    finding: """
      Sources/App/Repos.swift:24:35: warning: 'AppDependencies.cache' outlives \
      'SessionDependencies' and is filled from its 'session'; every other 'SessionDependencies' \
      gets the value made for the first [captive-value]
      Sources/App/Repos.swift:18:7: note: the slot is here
      Sources/App/Repos.swift:21:8: note: keep the value in a slot of 'SessionDependencies', \
      or make it of what outlives the scope
      """,
    after: """
      import LayerCake

      struct Session: Sendable { let user: String }

      final class Cache: Sendable {
        let session: Session
        init(_ session: Session) { self.session = session }
      }

      protocol HasCache { var cache: Cache { get } }
      typealias GreetingDependencies = HasCache

      func greeting(_ dependencies: any GreetingDependencies) -> String {
        "Hello \\(dependencies.cache.session.user)"
      }

      struct AppDependencies {}

      struct SessionDependencies: DependencyScope, HasCache {
        let parent: AppDependencies
        let session: Session
        private let _cache = Singleton<Cache>()
        var cache: Cache { _cache { Cache(session) } }
      }
      """,
    neverReports: [
      "values of the parent, read from it, forwarded by the scope or handed to it when it is made",
      "a part of a value that holds both, where that part is the parent's",
      "a scope that is handed over, where what is read of it comes from the parent",
      "texts and numbers that are the same in every scope, and parameters of functions",
      "what is only looked at while the value is made, and does not go into it",
      "a root in a property that is not the scope's 'parent': it may live as long as the scope",
      "a path with a step that can't be followed with certainty",
      "scopes in tests",
    ])
}
