public import ScreenInterface
public import ShopsInterface
import VisitsInterface

/// Provides what is behind a marker. The map does not know what that looks like.
public protocol MakesDetailsScreen {
  func makeDetailsScreen(of shop: CoffeeShop) -> any Screen
}

/// Provides what is known of the one who is logged in.
public protocol MakesProfileScreen {
  func makeProfileScreen() -> any Screen
}

/// What the screen needs: the model's needs, colours, and where to go from here.
public typealias MapScreenDependencies =
  MapDependencies & HasStyle & MakesDetailsScreen & MakesProfileScreen

/// The map, with a marker for each shop.
public final class MapScreen: Screen {
  private var model: MapModel
  private let dependencies: any MapScreenDependencies

  public init(dependencies: any MapScreenDependencies) {
    model = MapModel(dependencies: dependencies)
    self.dependencies = dependencies
  }

  public let help = """
    north, east, south, west  move the map
    in, out                   zoom
    open LETTER               look at a shop
    profile                   look at yourself
    """

  public func text() async throws -> String {
    let markers = try await model.markers()
    return MapDrawing(model: model, markers: markers, style: dependencies.style).description
  }

  public func perform(_ command: Command) async throws -> Step {
    switch command.name {
    case "in": try model.zoomIn()
    case "out": try model.zoomOut()
    case "open": return .open(dependencies.makeDetailsScreen(of: try await shop(command.rest)))
    case "profile": return .open(dependencies.makeProfileScreen())
    default:
      guard let direction = MapModel.Direction(rawValue: command.name) else {
        throw CommandError.unknown(command.name)
      }
      model.pan(direction)
    }
    return .stay(try await text())
  }

  private func shop(_ label: String) async throws -> CoffeeShop {
    guard !label.isEmpty else { throw CommandError.usage("open LETTER") }
    let marker = try await model.markers().first { "\($0.label)" == label.lowercased() }
    guard let marker else { throw NoSuchMarker(label: label) }
    return marker.shop
  }
}

/// There is no shop with this letter in sight.
public struct NoSuchMarker: Error, Hashable, CustomStringConvertible {
  public let label: String

  public init(label: String) {
    self.label = label
  }

  public var description: String { "there is no '\(label.printable)' in sight" }
}
