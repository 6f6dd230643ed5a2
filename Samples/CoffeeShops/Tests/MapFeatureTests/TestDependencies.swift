import CoffeeShopsTesting
import MapFeature
import ScreenInterface
import ShopsInterface
import VisitsInterface

/// The map under test: what a test doesn't say fails it by name.
struct TestDependencies: MapScreenDependencies {
  var shops = ShopCatalog.unimplemented()
  var visitedShops = VisitedShops.unimplemented()
  var style = Style.plain

  func makeDetailsScreen(of shop: CoffeeShop) -> any Screen { Behind("details of \(shop.id)") }
  func makeProfileScreen() -> any Screen { Behind("profile") }
}

/// What stands for all that the map leads to.
final class Behind: Screen {
  let name: String
  let help = ""

  init(_ name: String) {
    self.name = name
  }

  func text() -> String { name }
  func perform(_ command: Command) -> Step { .back }
}

extension Step {
  /// The name of what the step opens.
  var opened: String? {
    if case .open(let screen as Behind) = self { screen.name } else { nil }
  }
}
