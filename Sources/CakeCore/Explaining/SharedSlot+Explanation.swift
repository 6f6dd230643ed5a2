extension Explanation {
  static let sharedSlot = Explanation(
    finds: """
      A slot, 'Singleton' or 'WeakSingleton', is called with closures or functions that differ, in
      places that are sure to be reached: two properties, a root and its scope, two layers that a
      root has one slot for.
      """,
    matters: """
      A slot keeps the first value that it is given and looks at no other closure. Whoever asks
      first decides what everybody gets, and the order changes from run to run.
      """,
    before: """
      import LayerCake

      final class Cache: Sendable {
        let folder: String
        init(folder: String) { self.folder = folder }
      }

      protocol HasCaches { var pictures: Cache { get }; var pages: Cache { get } }
      typealias FolderDependencies = HasCaches

      func folders(_ dependencies: any FolderDependencies) -> [String] {
        [dependencies.pictures.folder, dependencies.pages.folder]
      }

      struct AppDependencies: HasCaches {
        private let _cache = Singleton<Cache>()
        var pictures: Cache { _cache { Cache(folder: "pictures") } }
        var pages: Cache { _cache { Cache(folder: "pages") } }
      }
      """,
    finding: """
      Sources/App/Repos.swift:16:15: error: 'AppDependencies._cache' is called with two closures; \
      whoever comes later gets what another one's made [shared-slot]
      Sources/App/Repos.swift:17:32: note: called in 'pictures'
      Sources/App/Repos.swift:18:29: note: called in 'pages'
      Sources/App/Repos.swift:16:15: note: give each value a slot of its own
      """,
    after: """
      import LayerCake

      final class Cache: Sendable {
        let folder: String
        init(folder: String) { self.folder = folder }
      }

      protocol HasCaches { var pictures: Cache { get }; var pages: Cache { get } }
      typealias FolderDependencies = HasCaches

      func folders(_ dependencies: any FolderDependencies) -> [String] {
        [dependencies.pictures.folder, dependencies.pages.folder]
      }

      struct AppDependencies: HasCaches {
        private let _pictures = Singleton<Cache>()
        var pictures: Cache { _pictures { Cache(folder: "pictures") } }
        private let _pages = Singleton<Cache>()
        var pages: Cache { _pages { Cache(folder: "pages") } }
      }
      """,
    neverReports: [
      "closures of the same words: whoever comes first makes the same",
      "calls under a condition, since only one branch may ever be taken",
      "a call whose value nobody takes, such as '_ = _news { given }' in an initialiser",
      "slots of one name in two instances of a storage",
      "an answer of a layer that the root has its own for, and members that a subclass overrides",
      "calls in tests, and slots in properties that change",
    ])
}
