import AccountsInterface
import DetailsFeature
import LayerCake
import LayerCakeEffects
import MapFeature
import ProfileFeature
import ScreenInterface
import ShopsInterface
import StoreInterface
import VisitsInterface
import VisitsLocal

/// What there is while somebody is logged in: a session, the shops that they have visited, and all
/// of the program's root.
///
/// Whoever needs one of these takes this scope, or does not compile.
struct SessionDependencies: DependencyScope,
  MapScreenDependencies & DetailsScreenDependencies & ProfileScreenDependencies
    & LocalVisitsDependencies
{
  let parent: AppDependencies
  let session: Session

  /// One for each session: the map sees at once what was rated in the details.
  let localVisits = Singleton<VisitedShops>()
}
