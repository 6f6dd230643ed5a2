import MapFeature
import ScreenInterface

@testable import coffeeshops

/// The map shows what the one who is logged in thinks of each shop.
func openMap(_ app: AppDependencies) -> any Screen {
  MapScreen(dependencies: app)  // expected-error {{argument type 'AppDependencies' does not conform to expected type 'HasVisitedShops'}}
}
