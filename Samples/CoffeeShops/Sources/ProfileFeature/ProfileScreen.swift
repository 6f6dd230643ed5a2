import AccountsInterface
public import LayerCakeEffects
public import ScreenInterface
import VisitsInterface

/// What the screen needs: the model's needs, and what tells today from yesterday.
public typealias ProfileScreenDependencies = ProfileDependencies & HasCalendar & HasDate

/// The one who is logged in: membership, visited shops, the way out.
public final class ProfileScreen: Screen {
  private let model: ProfileModel
  private let dependencies: any ProfileScreenDependencies

  public init(dependencies: any ProfileScreenDependencies) {
    model = ProfileModel(dependencies: dependencies)
    self.dependencies = dependencies
  }

  public let help = """
    logout  log out
    back    go back to the map
    """

  public func text() async throws -> String {
    let visits = try await model.visits()
    let membership = try await model.membership()
    let day = dependencies.calendar.name(
      of: model.account.memberSince, on: dependencies.date.now())
    let shops = visits.count == 1 ? "1 shop" : "\(visits.count) shops"
    var level = "\(membership), \(shops) visited"
    if let next = membership.next { level += "; \(next) at \(next.rawValue)" }
    let width = visits.map(\.shop.count).max() ?? 0
    return
      (["\(model.account.name.printable), member since \(day)", level]
      + visits.map { shop, visit in
        "\(visit.latest.stars)  "
          + (visit.note.map { "\(shop.padded(to: width))  \u{201C}\($0.printable)\u{201D}" } ?? shop)
      }).joined(separator: "\n")
  }

  public func perform(_ command: Command) async throws -> Step {
    switch command.name {
    case "logout":
      try await model.logOut()
      return .home
    case "back": return .back
    default: throw CommandError.unknown(command.name)
    }
  }
}
