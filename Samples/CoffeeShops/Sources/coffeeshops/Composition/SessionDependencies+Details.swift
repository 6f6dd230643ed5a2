import DetailsFeature
import ScreenInterface
import ShopsInterface

extension SessionDependencies {
  func makeDetailsScreen(of shop: CoffeeShop) -> any Screen { makeDetails(of: shop) }

  func makeDetails(of shop: CoffeeShop) -> DetailsScreen {
    DetailsScreen(shop: shop, dependencies: self)
  }
}
