import Foundation
import LayerCakeEffects

/// The outside world, as this program sees it.
struct AppDependencies: ShelfDependencies {
  let oven = Oven { Loaf.baked(before: Date()) }
  let date = DateGenerator.live
  let settings = Settings { 50 }
}
