import Foundation
import MapFeature
import ScreenInterface
import ShopsInterface
import Terminal
import VisitsInterface

/// The map alone: three shops, two of them rated, placeholders for what is behind the markers.
struct DevDependencies: MapScreenDependencies {
  let style = Terminal.style(environment: ProcessInfo.processInfo.environment)
  let shops = ShopCatalog.of([
    shop("good", at: Place(east: -100, north: 60)),
    shop("bad", at: Place(east: 150, north: -40)),
    shop("new", at: Place(east: 260, north: 100)),
  ])
  let visitedShops = VisitedShops(
    all: {
      [
        "good": Visit(shop: "good", rating: Rating(.five, on: .distantPast)),
        "bad": Visit(shop: "bad", rating: Rating(.one, on: .distantPast)),
      ]
    },
    rate: { shop, rating, note in Visit(shop: shop, rating: rating, note: note) })

  func makeDetailsScreen(of shop: CoffeeShop) -> any Screen { Placeholder("details of \(shop.id)") }
  func makeProfileScreen() -> any Screen { Placeholder("profile") }

  private static func shop(_ id: String, at place: Place) -> CoffeeShop {
    CoffeeShop(id: id, name: id.capitalized, address: "", place: place, picture: "")
  }
}

/// A place where the map leads to, without what is there.
final class Placeholder: Screen {
  private let name: String
  let help = "back  go back to the map"

  init(_ name: String) {
    self.name = name
  }

  func text() -> String { "[\(name)]" }

  func perform(_ command: Command) throws -> Step {
    guard command.name == "back" else { throw CommandError.unknown(command.name) }
    return .back
  }
}

@main
struct MapDev {
  static func main() async throws {
    if try await !Terminal().run([MapScreen(dependencies: DevDependencies())]) { exit(1) }
  }
}
