public import LayerCake

/// The provider of small values that outlive the process.
///
/// ```swift
/// struct AppDependencies: HasKeyValueStore {
///   let keyValueStore: KeyValueStore
///
///   init(settings: URL) throws {
///     keyValueStore = try .file(at: settings)
///   }
/// }
///
/// func rememberToken(_ token: String, _ dependencies: any HasKeyValueStore) throws {
///   try dependencies.keyValueStore.setData("token", Data(token.utf8))
/// }
/// ```
public protocol HasKeyValueStore {
  /// The store that this root keeps.
  var keyValueStore: KeyValueStore { get }
}

extension HasKeyValueStore where Self: DependencyScope, Parent: HasKeyValueStore {
  /// The parent's store.
  public var keyValueStore: KeyValueStore { parent.keyValueStore }
}
