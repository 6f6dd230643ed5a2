import LayerCake
import VisitsInterface
import VisitsLocal

extension SessionDependencies {
  var visitedShops: VisitedShops { localVisits { .local(dependencies: self) } }
}
