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
