import CoffeeShopsTesting
import ShopsInterface
import Testing

@testable import ShopsBundled

struct PictureTests {
  @Test func `Two rows of dots are one line of text`() throws {
    let bitmap = try Bitmap(plainPBM: "P1\n# a comment\n4 3\n1010\n1 1 0 0\n0001\n")
    #expect(bitmap.picture == Picture(lines: ["█▄▀", "   ▀"]))
  }

  @Test(arguments: [
    ("", BitmapError.notPlainPBM), ("P4\n1 1\n1", .notPlainPBM),
    ("P1\n0 5\n", .notPlainPBM), ("P1\n0 5\n1", .unusableSize("0 x 5")),
    ("P1\n99999 99999\n1", .unusableSize("99999 x 99999")),
    ("P1\n2 2\n101", .wrongDots(expected: 4)),
    ("P1\n2 2\n1012", .wrongDots(expected: 4)),
  ])
  func `What is no bitmap is an error`(text: String, error: BitmapError) {
    #expect(throws: error) { try Bitmap(plainPBM: text) }
  }

  @Test func `Each picture is made once`() throws {
    let cache = PictureCache(files: ["dot": "P1 1 1 1"])
    for _ in 0..<3 { #expect(try cache.picture(named: "dot").lines == ["▀"]) }
    #expect(cache.count == 1)
    #expect(throws: NoSuchPicture(name: "none")) { try cache.picture(named: "none") }
  }

  @Test func `Every shop has a picture, an id of its own, and a place on the map`() async throws {
    let town = Area(
      southWest: Place(east: -1_000, north: -1_000), northEast: Place(east: 1_000, north: 1_000))
    let shops = try await ShopCatalog.bundled.within(town)
    #expect(Set(shops.map(\.id)).count == shops.count)
    #expect(shops.count == 9)
    let cache = PictureCache()
    for shop in shops {
      #expect(try await ShopCatalog.bundled.shop(shop.id) == shop)
      #expect(try !cache.picture(named: shop.picture).lines.isEmpty)
    }
    #expect(try await ShopCatalog.bundled.shop("none") == nil)
  }
}
