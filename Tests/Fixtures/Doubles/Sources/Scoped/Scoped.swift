/// What the car has in its tank.
public struct Petrol: Sendable {
  public var litres: Int
}

public protocol HasPetrol { var petrol: Petrol { get } }  // in litres
/// Where it stands.
public protocol HasPlace {
  var place: String { get async throws }
  func distance(to place: String, by road: Int) async throws -> Int
}

public typealias DriveDependencies = HasPetrol & HasPlace & HasGarage

public struct DriveModel {
  let dependencies: any DriveDependencies
  public init(dependencies: any DriveDependencies) { self.dependencies = dependencies }
}
