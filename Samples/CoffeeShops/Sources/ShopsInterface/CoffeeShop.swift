/// A place that sells coffee.
public struct CoffeeShop: Hashable, Sendable, Identifiable {
  /// A short name that never changes, such as `blue-door`.
  public let id: String
  public let name: String
  public let address: String
  public let place: Place
  /// The name of its picture.
  public let picture: String

  public init(id: String, name: String, address: String, place: Place, picture: String) {
    self.id = id
    self.name = name
    self.address = address
    self.place = place
    self.picture = picture
  }
}

/// A point of the town, in metres from its market square.
public struct Place: Hashable, Sendable {
  public var east: Double
  public var north: Double

  public init(east: Double, north: Double) {
    self.east = east
    self.north = north
  }

  /// Where everybody starts.
  public static let marketSquare = Place(east: 0, north: 0)

  /// The distance as the crow flies, in metres.
  public func distance(to other: Place) -> Double {
    ((east - other.east) * (east - other.east) + (north - other.north) * (north - other.north))
      .squareRoot()
  }
}

/// A rectangle of the town, from its south-west corner to its north-east one; that one is outside.
public struct Area: Hashable, Sendable {
  public var southWest: Place
  public var northEast: Place

  public init(southWest: Place, northEast: Place) {
    self.southWest = southWest
    self.northEast = northEast
  }

  public func contains(_ place: Place) -> Bool {
    southWest.east <= place.east && place.east < northEast.east
      && southWest.north <= place.north && place.north < northEast.north
  }
}
