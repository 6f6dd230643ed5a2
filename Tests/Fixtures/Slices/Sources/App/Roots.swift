import Core

/// The composition root: it knows of providers for some of its values.
struct AppDependencies: HasSearch, HasStore {
  let search: any Searching
  let store: any Storing
  let player: Player
  let analytics: Analytics
  var theme = "dark"

  func makeDetail(of track: Track) -> DetailModel { DetailModel(track: track, player: player) }
}

typealias ListDependencies = HasSearch & HasStore

final class ListModel {
  private let dependencies: any ListDependencies
  init(dependencies: any ListDependencies) { self.dependencies = dependencies }

  func load() async throws -> [Track] {
    dependencies.store.saved.isEmpty ? try await dependencies.search.tracks("") : []
  }
}

/// Takes the whole root, reads three of its values, and opens what has a slice.
@MainActor
final class HomeModel {
  private let dependencies: AppDependencies
  private var shown: [Track] = []

  init(dependencies: AppDependencies) { self.dependencies = dependencies }

  func search(_ words: String) async throws {
    dependencies.analytics.track("search")
    shown = try await dependencies.search.tracks(words)
  }

  func open(_ track: Track) -> DetailModel { dependencies.makeDetail(of: track) }
  func play() { for track in shown { dependencies.player.play(track) } }
  func list() -> ListModel { ListModel(dependencies: dependencies) }
}

extension HomeModel {
  func play(first count: Int) { shown.prefix(count).forEach(dependencies.player.play) }
}

/// Hands the whole root on to one that takes it too.
struct TabModel: Sendable {
  let root: AppDependencies

  @MainActor func home() -> HomeModel { HomeModel(dependencies: root) }
  func save(_ track: Track) { root.store.save(track) }
}

/// Another file could read any of its root.
final class Themed {
  let root: AppDependencies
  init(root: AppDependencies) { self.root = root }
  func play(_ track: Track) { root.player.play(track) }
}

func theme(of themed: Themed) -> String { themed.root.theme }

enum Root {
  /// A root that knows of no provider, by another kind of use.
  struct Services {
    let store: any Storing
    let clock = ContinuousClock()
    func name(_ track: Track) async throws -> String { track.title }
    var count: Int { get async { 1 } }
  }

  @MainActor
  public struct Inner {
    private let services: Services

    init(_ services: Services) { self.services = services }
    func name() async throws -> String {
      let services = self.services
      return try await services.name(Track(title: "\(await services.count)"))
    }
    func save() async throws { services.store.save(Track(title: try await name())) }
  }
}

enum Branch {
  struct Inner {}
}

/// What starts it.
@MainActor func makeHome(_ root: AppDependencies) -> HomeModel { HomeModel(dependencies: root) }
