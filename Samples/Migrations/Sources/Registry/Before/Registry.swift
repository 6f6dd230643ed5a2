import Synchronization

/// Who does what, by the name of a type.
final class Registry: Sendable {
  typealias Maker = @Sendable () -> Any

  static let shared = Registry()

  private let bound = Mutex<[String: Maker]>([:])
  private let mocked = Mutex<[String: Maker]>([:])

  func bind<Service>(_ type: Service.Type, to make: @escaping @Sendable () -> Service) {
    bound.withLock { $0[Self.key(type)] = make }
  }

  /// Puts something in the place of what is bound, until `unmockAll()`.
  func mock<Service>(_ type: Service.Type, with make: @escaping @Sendable () -> Service) {
    mocked.withLock { $0[Self.key(type)] = make }
  }

  func unmockAll() {
    mocked.withLock { $0.removeAll() }
  }

  func resolve<Service>(_ type: Service.Type) -> Service {
    let key = Self.key(type)
    guard let make = mocked.withLock({ $0[key] }) ?? bound.withLock({ $0[key] }) else {
      // Whoever asks can't go on without it.
      fatalError("nothing is bound to '\(key)'")
    }
    return make() as! Service  // `bind` and `mock` took it as one
  }

  private static func key(_ type: Any.Type) -> String { String(describing: type) }
}

/// A property whose value the registry has, looked up at each access.
@propertyWrapper struct Inject<Service> {
  var wrappedValue: Service { Registry.shared.resolve(Service.self) }
}
