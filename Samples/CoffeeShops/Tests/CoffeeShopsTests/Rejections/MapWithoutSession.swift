import MapFeature

@testable import coffeeshops

/// The map shows what the one who is logged in thinks of each shop.
func openMap(_ app: AppDependencies) -> MapModel {
  MapModel(dependencies: app)  // expected-error {{expected type 'HasVisitedShops'}}
}
