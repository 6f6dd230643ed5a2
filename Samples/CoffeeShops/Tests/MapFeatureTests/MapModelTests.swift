import CoffeeShopsTesting
import LayerCakeTesting
import MapFeature
import ShopsInterface
import Testing
import VisitsInterface

struct MapModelTests {
  var dependencies = TestDependencies.plain()

  init() {
    dependencies.visitedShops.all = { [:] }
  }

  var model: MapModel { MapModel(dependencies: dependencies) }

  @Test mutating func `It asks for the shops of what there is to see, and for no others`()
    async throws
  {
    let asked = Recorder("HasShops.shops.within", of: dependencies.shops.within, .always([]))
    dependencies.shops.within = asked.endpoint
    var model = model
    _ = try await model.markers()
    let area = Area(
      southWest: Place(east: -480, north: -240), northEast: Place(east: 480, north: 240))
    #expect(asked.calls == [area])
  }

  @Test mutating func `Nearest to the market square comes first, by id where that ties`()
    async throws
  {
    dependencies.shops = .of([
      .named("Far", north: 200), .named("Tie-B", east: -50), .named("Tie-A", east: 50),
      .named("Near", east: 3, north: 4),
    ])
    var model = model
    let markers = try await model.markers()
    #expect(markers.map(\.shop.id) == ["near", "tie-a", "tie-b", "far"])
    #expect(markers.map(\.label) == ["a", "b", "c", "d"])
  }

  @Test mutating func `A shop keeps its letter while the map zooms`() async throws {
    dependencies.shops = .of([.named("Near", north: 30), .named("Far", north: 200)])
    var model = model
    try model.zoomIn()
    for _ in 0..<3 { model.pan(.north) }
    #expect(try await model.markers().map { "\($0.label) \($0.shop.id)" } == ["a far"])
    try model.zoomOut()
    #expect(
      try await model.markers().map { "\($0.label) \($0.shop.id)" } == ["b near", "a far"])
  }

  @Test mutating func `Where there are too few letters, those out of sight lose theirs`()
    async throws
  {
    let near = (0..<20).map { CoffeeShop.named("Near-\($0)", north: Double($0)) }
    let far = (0..<20).map { CoffeeShop.named("Far-\($0)", north: 600 + Double($0)) }
    dependencies.shops = .of(near + far)
    var model = model
    #expect(try await model.markers().count == 20)
    for _ in 0..<5 { model.pan(.north) }
    #expect(Set(try await model.markers().map(\.label)).count == 20)
  }

  @Test mutating func `A marker has the stars of the latest rating`() async throws {
    dependencies.shops = .of([.named("Rated"), .named("Unknown")])
    let first = Visit(shop: "rated", rating: Rating(.one, on: .someday))
    let second = Visit(shop: "rated", rating: Rating(.four, on: .someday), since: first)
    dependencies.visitedShops.all = { ["rated": second] }
    var model = model
    #expect(try await model.markers().map(\.stars) == [.four, nil])
  }

  @Test(arguments: [
    (MapModel.Direction.north, Place(east: 0, north: 120)),
    (.east, Place(east: 240, north: 0)),
    (.south, Place(east: 0, north: -120)),
    (.west, Place(east: -240, north: 0)),
  ])
  func `It moves by a quarter of what there is to see`(
    direction: MapModel.Direction, center: Place
  ) {
    var model = model
    model.pan(direction)
    #expect(model.center == center)
  }

  @Test func `Zooming keeps the middle where it is`() throws {
    var model = model
    model.pan(.east)
    try model.zoomIn()
    #expect(model.center == Place(east: 240, north: 0))
    #expect(model.area.southWest == Place(east: 0, north: -120))
    try model.zoomOut()
    try model.zoomOut()
    #expect(model.area.southWest == Place(east: 240 - 960, north: -480))
  }

  @Test func `Zooming has its ends`() throws {
    var model = model
    for _ in 0..<2 { try model.zoomIn() }
    #expect(throws: ZoomError.nearest) { try model.zoomIn() }
    for _ in 0..<3 { try model.zoomOut() }
    #expect(throws: ZoomError.farthest) { try model.zoomOut() }
  }
}
