public import Core

/// What takes a root of another module.
/// Plays.
@MainActor
public final class MixModel {
  private let services: Services
  public init(_ services: Services) { self.services = services }
  public func mix(_ track: Track) { services.player.play(track) }
}

/// Several values of one type, of which none is the one.
final class Theme: Sendable {
  static let dark = Theme()
  static let light = Theme()
  let name = ""
}

/// The world, as one global has it.
struct World: Sendable {
  var date: @Sendable () -> Int = { 0 }
  var store: any Storing
}

enum Registry {
  static func value<Value>(of type: Value.Type = Value.self) -> Value { fatalError("\(type)") }
}

// swift-format-ignore: AlwaysUseLowerCamelCase, it is known by this name
let Current = World(store: Registry.value())

struct WorldModel {
  private let search: any Searching = Registry.value()

  func save(_ track: Track) async throws {
    if Current.date() > 0 { Current.store.save(track) }
    _ = try await search.tracks("\(Current.date())")
  }
}

struct Pair<First, Second>: Sendable where First: Sendable, Second: Sendable {
  var both: @Sendable () -> (First, Second)
}

final class PairModel<Item: Sendable> {
  let pair: Pair<Int, Track>
  let items: Pair<Item, Int>
  private let unused: Pair<Int, Track> = Pair { (1, Track(title: "")) }

  init(pair: Pair<Int, Track>, items: Pair<Item, Int>) {
    self.pair = pair
    self.items = items
  }

  func title() -> String { "\(pair.both().1.title) \(items.both())" }
}

final class ThemeModel {
  let primary: any Storing
  let backup: any Storing
  let theme: Theme

  init(primary: any Storing, backup: any Storing, theme: Theme = .dark) {
    self.primary = primary
    self.backup = backup
    self.theme = theme
    print(Theme.light.name)
  }

  func copy() { backup.saved.forEach(primary.save) }
}
