/// What a generated package is like. The same options give the same files, byte for byte.
public struct GeneratorOptions: Codable, Equatable, Sendable {
  /// Where provider protocols are declared.
  public enum Placement: String, Codable, CaseIterable, Sendable {
    /// Each beside the interface that it provides, in that interface's module.
    case interfaces
    /// All in one module, which every feature imports.
    case single
  }

  /// How features get their dependencies.
  public enum Injection: String, Codable, CaseIterable, Sendable {
    /// A slice for each feature, and roots that conform.
    case slices
    /// Each dependency is a parameter of the feature's initialiser, written by hand.
    case initialisers
  }

  /// What roots are.
  public enum RootForm: String, Codable, CaseIterable, Sendable {
    case `class`
    case `struct`
  }

  /// How many needs nobody uses.
  public enum UnusedNeeds: Codable, Equatable, Sendable {
    case share(Double)
    case count(Int)
  }

  public var name = "Generated"
  public var providers = 50
  public var features = 500
  public var modules = 25
  /// Lines that a feature's file has at least.
  public var lines = 120
  public var seed: UInt64 = 1
  public var unused = UnusedNeeds.share(0.01)
  public var placement = Placement.interfaces
  public var injection = Injection.slices
  public var rootForm = RootForm.class
  public var providersPerInterfaceModule = 8
  /// More providers than this are split into one root for the app and a scope for each area.
  public var providersPerRoot = 150

  public init() {}
}

/// Options that no package can be made from.
public enum GeneratorError: Error, Equatable, CustomStringConvertible, Sendable {
  case notPositive(String)
  case fewerFeaturesThanProviders(features: Int, providers: Int)
  case fewerFeaturesThanModules(features: Int, modules: Int)
  case fewerModulesThanRoots(modules: Int, roots: Int)
  case tooManyUnused(wanted: Int, placed: Int)

  public var description: String {
    switch self {
    case .notPositive(let option): "'\(option)' must be at least 1"
    case .fewerFeaturesThanProviders(let features, let providers):
      "\(features) features can't use \(providers) providers; there must be as many features"
    case .fewerFeaturesThanModules(let features, let modules):
      "\(features) features don't fill \(modules) modules"
    case .fewerModulesThanRoots(let modules, let roots):
      "\(modules) modules don't fill \(roots) roots; allow more providers in a root"
    case .tooManyUnused(let wanted, let placed):
      "only \(placed) of \(wanted) unused needs find a place"
    }
  }
}
