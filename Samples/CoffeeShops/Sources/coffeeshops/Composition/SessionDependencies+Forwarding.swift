import AccountsInterface
import AnalyticsInterface
import LayerCake
import ScreenInterface
import ShopsInterface
import StoreInterface

// What a scope takes from its parent. It stands here and not beside the protocols, so that the
// interfaces depend on nothing.

extension HasAccounts where Self: DependencyScope, Parent: HasAccounts {
  var accounts: any AccountManaging { parent.accounts }
}

extension HasAnalytics where Self: DependencyScope, Parent: HasAnalytics {
  var analytics: Analytics { parent.analytics }
}

extension HasStyle where Self: DependencyScope, Parent: HasStyle {
  var style: Style { parent.style }
}

extension HasPictures where Self: DependencyScope, Parent: HasPictures {
  var pictures: any PictureCaching { parent.pictures }
}

extension HasShops where Self: DependencyScope, Parent: HasShops {
  var shops: ShopCatalog { parent.shops }
}

extension HasVisitStore where Self: DependencyScope, Parent: HasVisitStore {
  var visitStore: any VisitStoring { parent.visitStore }
}
