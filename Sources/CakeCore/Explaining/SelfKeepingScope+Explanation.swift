extension Explanation {
  static let selfKeepingScope = Explanation(
    finds: """
      In a 'DependencyScope', a 'Singleton', or a class's 'lazy var', is filled with a value that
      stores the scope itself, directly, by way of other values, in a list, in what a case of an
      enumeration carries, or in a scope inside.
      """,
    matters: """
      The scope holds its slot, the slot what it made, and that the scope: none of them is ever
      released, nor anything else in the scope. A user who has signed out stays in memory, with
      everything that was kept for them, once for each time that somebody signs in.
      """,
    before: """
      import LayerCake

      protocol HasUser { var user: String { get } }
      protocol HasStore { var store: Store { get } }

      typealias StoreDependencies = HasUser
      typealias ScreenDependencies = HasStore

      final class Store {
        private let dependencies: any StoreDependencies
        init(dependencies: any StoreDependencies) { self.dependencies = dependencies }
        func title() -> String { "\\(dependencies.user)'s orders" }
      }

      func screen(_ dependencies: any ScreenDependencies) -> String { dependencies.store.title() }

      struct AppDependencies {}

      struct SessionDependencies: DependencyScope, HasUser, HasStore {
        let parent: AppDependencies
        let user: String
        private let _store = Singleton<Store>()
        var store: Store { _store { Store(dependencies: self) } }
      }
      """,
    finding: """
      Sources/App/Repos.swift:23:29: warning: what 'SessionDependencies._store' makes holds the \
      'SessionDependencies' that keeps it; neither is ever released [self-keeping-scope]
      Sources/App/Repos.swift:10:15: note: held by 'Store.dependencies'
      Sources/App/Repos.swift:23:29: note: hand over the values that it needs instead of \
      'SessionDependencies', or make it anew whenever it is asked for
      """,
    after: """
      import LayerCake

      protocol HasUser { var user: String { get } }
      protocol HasStore { var store: Store { get } }

      typealias ScreenDependencies = HasStore & HasUser

      final class Store {
        private let user: String
        init(user: String) { self.user = user }
        func title() -> String { "\\(user)'s orders" }
      }

      func screen(_ dependencies: any ScreenDependencies) -> String {
        "\\(dependencies.user): \\(dependencies.store.title())"
      }

      struct AppDependencies {}

      struct SessionDependencies: DependencyScope, HasUser, HasStore {
        let parent: AppDependencies
        let user: String
        private let _store = Singleton<Store>()
        var store: Store { _store { Store(user: user) } }
      }
      """,
    neverReports: [
      "a root that is no scope: the app's stays as long as the program anyway",
      "a value that reads the scope while it is made and keeps only what it read",
      "a value that is made anew each time, and what a 'WeakSingleton' makes",
      "a scope in a 'weak' or 'unowned' property, or in one that can change",
      "a closure that captures the scope",
      "scopes in tests",
    ])
}
