import AccountsInterface
import AccountsLocal
import Foundation
import LayerCake
import LayerCakeEffects
import OnboardingFeature
import ScreenInterface
import ShopsBundled
import ShopsInterface
import StoreInterface

/// The root of the program: all that there is before somebody logs in, and after.
///
/// Its lifetimes are here. How each value is made stands in the file of what it is for.
struct AppDependencies: OnboardingScreenDependencies & LocalAccountsDependencies & HasVisitStore
    & HasShops & HasPictures & HasStyle & HasCalendar
{
  let settings: Settings
  let prompt: Prompt

  // There is nothing to keep of these. What is stored, each screen's dependencies copy.
  var date: DateGenerator { .live }
  var uuid: UUIDGenerator { .live }
  var randomNumbers: RandomNumbers { .live }
  var calendar: Calendar { .autoupdatingCurrent }
  var shops: ShopCatalog { .bundled }
  var style: Style { settings.style }

  // Once in a program. The store is asked for under two names: it must be the same one.
  let store = Singleton<any Store>()
  let credentials = Singleton<CredentialStore>()
  let localAccounts = Singleton<LocalAccounts>()

  /// As long as somebody looks at a shop: see `DetailsModel`.
  @WeakSingleton var pictureCache = PictureCache()
  var pictures: any PictureCaching { pictureCache }
}
