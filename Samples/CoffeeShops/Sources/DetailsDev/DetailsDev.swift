import AnalyticsInterface
import DetailsFeature
import Foundation
import LayerCakeEffects
import ScreenInterface
import ShopsInterface
import Synchronization
import Terminal
import VisitsInterface

/// The details alone: one shop, one picture, one visit that is forgotten at the end, no account.
struct DevDependencies: DetailsScreenDependencies {
  let date = DateGenerator.live
  let calendar = Calendar.autoupdatingCurrent
  let visitedShops = OneVisit().visitedShops
  let pictures: any PictureCaching = OnePicture()
  let analytics = Analytics.off
}

/// A visit, kept in memory.
final class OneVisit: Sendable {
  private let visits = Mutex<[CoffeeShop.ID: Visit]>([:])

  var visitedShops: VisitedShops {
    VisitedShops(
      all: { self.visits.withLock(\.self) },
      rate: { shop, rating, note in
        self.visits.withLock { visits in
          let visit = Visit(shop: shop, rating: rating, note: note, since: visits[shop])
          visits[shop] = visit
          return visit
        }
      })
  }
}

/// The same picture always.
final class OnePicture: PictureCaching {
  func picture(named name: String) -> Picture { Picture(lines: ["(_)?"]) }
}

@main
struct DetailsDev {
  static func main() async throws {
    let shop = CoffeeShop(
      id: "dev", name: "Dev Café", address: "127 Loopback Lane",
      place: .marketSquare, picture: "any")
    let screen = DetailsScreen(shop: shop, dependencies: DevDependencies())
    if try await !Terminal().run([screen]) { exit(1) }
  }
}
