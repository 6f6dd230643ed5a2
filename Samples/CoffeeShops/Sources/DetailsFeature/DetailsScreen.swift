public import LayerCakeEffects
public import ScreenInterface
public import ShopsInterface
import VisitsInterface

/// What the screen needs: the model's needs, and what tells today from yesterday.
public typealias DetailsScreenDependencies = DetailsDependencies & HasCalendar

/// One shop: look, rate, note.
public final class DetailsScreen: Screen {
  private let model: DetailsModel
  private let dependencies: any DetailsScreenDependencies

  public init(shop: CoffeeShop, dependencies: any DetailsScreenDependencies) {
    model = DetailsModel(shop: shop, dependencies: dependencies)
    self.dependencies = dependencies
  }

  public let help = """
    rate STARS [NOTE]  rate it with 1 to 5 stars
    back               go back to the map
    """

  public func text() async throws -> String {
    var lines = [model.shop.name, model.shop.address] + (try model.picture().lines)
    if let visit = try await model.visit() {
      lines += [
        visit.latest.stars.description
          + " \(dependencies.calendar.name(of: visit.latest.date, on: dependencies.date.now()))"
      ]
      lines += visit.note.map { ["\u{201C}\($0.printable)\u{201D}"] } ?? []
      let earlier = visit.earlier.suffix(5).map(\.stars.description)
      if !earlier.isEmpty { lines.append("before: " + earlier.joined(separator: " ")) }
    } else {
      lines.append("not visited")
    }
    return lines.joined(separator: "\n")
  }

  public func perform(_ command: Command) async throws -> Step {
    switch command.name {
    case "rate":
      let (stars, note) = (command.arguments.name, command.arguments.rest)
      guard !stars.isEmpty else { throw CommandError.usage("rate STARS [NOTE]") }
      return .stay(try await rate(stars: stars, note: note.isEmpty ? nil : note))
    case "back": return .back
    default: throw CommandError.unknown(command.name)
    }
  }

  /// Rates the shop with what somebody typed, and says that it is done, once it is.
  public func rate(stars text: String, note: String?) async throws -> String {
    guard let stars = Int(text).flatMap(Stars.init(rawValue:)) else {
      throw DetailsError.noSuchStars(text.printable)
    }
    let visit = try await model.rate(stars, note: note)
    return "rated \(visit.latest.stars)"
  }
}
