// An object's identity says nothing of types: slices that would be one may become one.
protocol HasAlbum { var album: Int { get } }
protocol HasUser { var user: Int { get } }
protocol HasShop { var shop: Int { get } }

class Coordinator<Dependencies> {
  let dependencies: Dependencies
  private var children: [ObjectIdentifier: AnyObject] = [:]
  init(_ dependencies: Dependencies) { self.dependencies = dependencies }
  func start<Other>(_ child: Coordinator<Other>) { children[ObjectIdentifier(child)] = child }
  func count() -> Int { children.count }
}

typealias AlbumDependencies = HasAlbum & HasUser  // expect: unused-need HasUser
final class AlbumCoordinator: Coordinator<any AlbumDependencies> {
  func show() -> Int { dependencies.album }
}
typealias ShopDependencies = HasAlbum & HasShop  // expect: unused-need HasShop
final class ShopCoordinator: Coordinator<any ShopDependencies> {
  func show() -> Int { dependencies.album }
}

struct Root: HasAlbum, HasUser, HasShop { let album = 1, user = 2, shop = 3 }
func main() {
  let (album, shop) = (AlbumCoordinator(Root()), ShopCoordinator(Root()))
  album.start(shop)
  print(album.show(), shop.show(), album.count())
}
