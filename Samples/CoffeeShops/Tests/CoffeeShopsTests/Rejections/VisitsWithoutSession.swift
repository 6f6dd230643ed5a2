import VisitsInterface
import VisitsLocal

@testable import coffeeshops

/// Visits are somebody's.
func everybodysVisits(_ app: AppDependencies) -> VisitedShops {
  .local(dependencies: app)  // expected-error {{does not conform to expected type 'HasSession'}}
}
