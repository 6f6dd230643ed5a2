// A type's identity, wherever it is made and whatever it is called there.
protocol HasAlbum { var album: Int { get } }
protocol HasUser { var user: Int { get } }
protocol HasShop { var shop: Int { get } }

class Coordinator<Dependencies> {
  let dependencies: Dependencies
  init(_ dependencies: Dependencies) { self.dependencies = dependencies }
  var key: ObjectIdentifier { .init(Dependencies.self) }
}

typealias AlbumDependencies = HasAlbum & HasUser  // stays: HasUser
final class AlbumCoordinator: Coordinator<any AlbumDependencies> {
  func show() -> Int { dependencies.album }
}
typealias ShopDependencies = HasAlbum & HasShop  // stays: HasShop
final class ShopCoordinator: Coordinator<any ShopDependencies> {
  func show() -> Int { dependencies.album }
}

struct Root: HasAlbum, HasUser, HasShop { let album = 1, user = 2, shop = 3 }
func main() {
  let (album, shop) = (AlbumCoordinator(Root()), ShopCoordinator(Root()))
  print(album.show(), shop.show(), album.key == shop.key)
}
