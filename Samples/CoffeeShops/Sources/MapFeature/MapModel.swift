public import ShopsInterface
public import VisitsInterface

/// What the map needs.
public typealias MapDependencies = HasShops & HasVisitedShops

/// A part of the town, to move about in.
public struct MapModel {
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case north, east, south, west
  }

  /// The width and height in characters.
  public static let columns = 48
  public static let rows = 12

  /// How many metres one column is wide, nearest first. A row is twice as high.
  static let scales: [Double] = [5, 10, 20, 40]

  public private(set) var center = Place.marketSquare
  private var level = 2
  /// Who has which letter. It is kept while the map moves, so that what was read stays true.
  private var labels: [CoffeeShop.ID: Character] = [:]
  private let dependencies: any MapDependencies

  public init(dependencies: any MapDependencies) {
    self.dependencies = dependencies
  }

  var metersPerColumn: Double { Self.scales[level] }
  var metersPerRow: Double { 2 * metersPerColumn }

  /// Moves by a quarter of what there is to see.
  public mutating func pan(_ direction: Direction) {
    switch direction {
    case .north: center.north += Double(Self.rows / 4) * metersPerRow
    case .south: center.north -= Double(Self.rows / 4) * metersPerRow
    case .east: center.east += Double(Self.columns / 4) * metersPerColumn
    case .west: center.east -= Double(Self.columns / 4) * metersPerColumn
    }
  }

  /// Shows less of the town, and larger.
  public mutating func zoomIn() throws {
    guard level > 0 else { throw ZoomError.nearest }
    level -= 1
  }

  /// Shows more of the town, and smaller.
  public mutating func zoomOut() throws {
    guard level < Self.scales.count - 1 else { throw ZoomError.farthest }
    level += 1
  }

  /// What there is to see.
  public var area: Area {
    let (width, height) = (
      Double(Self.columns) * metersPerColumn, Double(Self.rows) * metersPerRow
    )
    let southWest = Place(east: center.east - width / 2, north: center.north - height / 2)
    return Area(
      southWest: southWest,
      northEast: Place(east: southWest.east + width, north: southWest.north + height))
  }

  /// Returns the shops in sight, nearest to the market square first, each with its label.
  ///
  /// A shop keeps its label while the map moves and zooms.
  public mutating func markers() async throws -> [Marker] {
    let visits = try await dependencies.visitedShops.all()
    let distance = { (shop: CoffeeShop) in shop.place.distance(to: .marketSquare) }
    let shops = try await dependencies.shops.within(area).sorted {
      (distance($0), $0.id) < (distance($1), $1.id)
    }
    label(shops.map(\.id))
    return shops.compactMap { shop in
      labels[shop.id].map {
        Marker(label: $0, shop: shop, stars: visits[shop.id]?.latest.stars)
      }
    }
  }

  /// Gives a label to each that has none; those out of sight lose theirs only where there are too few.
  private mutating func label(_ shops: [CoffeeShop.ID]) {
    let unlabelled = shops.filter { labels[$0] == nil }
    if labels.count + unlabelled.count > Marker.labels.count {
      labels = labels.filter { shops.contains($0.key) }
    }
    let free = Marker.labels.filter { !labels.values.contains($0) }
    for (shop, label) in zip(unlabelled, free) { labels[shop] = label }
  }
}

/// A shop on the map.
public struct Marker: Hashable, Sendable {
  public let label: Character
  public let shop: CoffeeShop
  /// What the one who is logged in thinks of it, if they have been there.
  public let stars: Stars?

  /// As many as a map can hold at a time; what is farther away has none until somebody zooms in.
  static let labels = Array("abcdefghijklmnopqrstuvwxyz")
}

/// There is nothing beyond.
public enum ZoomError: Error, Hashable, Sendable, CustomStringConvertible {
  case nearest, farthest

  public var description: String {
    switch self {
    case .nearest: "it does not get any nearer"
    case .farthest: "it does not get any farther"
    }
  }
}
