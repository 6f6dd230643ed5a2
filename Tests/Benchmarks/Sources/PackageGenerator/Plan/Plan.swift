/// A program before it is text: who provides what, who reads it, who hands it on.
public struct Plan: Sendable {
  public internal(set) var options: GeneratorOptions
  public internal(set) var providers: [Provider] = []
  public internal(set) var interfaceModules: [InterfaceModule] = []
  public internal(set) var features: [Feature] = []
  public internal(set) var featureModules: [FeatureModule] = []
  public internal(set) var roots: [Root] = []
}

/// One dependency: an interface, a ready-made implementation, and its provider protocol.
public struct Provider: Sendable {
  /// What the interface offers, so that uses differ.
  enum Shape: Sendable { case store, client, tracker, formatter }

  public internal(set) var name: String
  /// Index in `Plan.interfaceModules`.
  public internal(set) var module: Int
  /// Index in `Plan.roots` of the one that stores it.
  public internal(set) var root: Int
  var shape: Shape

  public var protocolName: String { "Has\(name)" }
  public var property: String { name.property }
}

public struct InterfaceModule: Sendable {
  public internal(set) var name: String
  public internal(set) var providers: [Int]
}

/// One screen, use case or workflow with its needs.
public struct Feature: Sendable {
  /// The declaration that takes the dependencies.
  enum Style: Sendable {
    /// A class that stores `any Slice`.
    case model
    /// A struct whose functions take `any Slice`.
    case reducer
    /// A generic struct over `some` type that conforms to the slice.
    case workflow
    /// Functions that take `some Slice`.
    case function
  }

  enum SliceForm: Sendable { case alias, nestedAlias, `protocol` }

  public internal(set) var name: String
  /// Index in `Plan.featureModules`.
  public internal(set) var module: Int
  var style: Style
  var sliceForm: SliceForm
  /// Providers that its own code reads, in the order of its functions.
  public internal(set) var reads: [Int]
  /// Needs that are seeded without a use.
  public internal(set) var unused: [Int] = []
  /// Features that it makes and hands its dependencies on to.
  public internal(set) var children: [Int]
  /// Whether its slice names its children's slices instead of their needs.
  public internal(set) var includesChildren: Bool
}

public struct FeatureModule: Sendable {
  public internal(set) var name: String
  public internal(set) var root: Int
  public internal(set) var features: [Int]
}

/// The app's root, or an area's scope inside of it.
public struct Root: Sendable {
  public internal(set) var area: String
  /// Providers that it stores.
  public internal(set) var providers: [Int]
  public internal(set) var modules: [Int]

  public var typeName: String { "\(area)Dependencies" }
}
