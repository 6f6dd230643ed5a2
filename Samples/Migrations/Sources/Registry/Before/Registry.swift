import Synchronization

/// Who does what, by the name of a type: what is bound, or in tests what is mocked.
final class Registry: Sendable {
  typealias Maker = @Sendable () -> Any

  static let shared = Registry()

  private let isTesting = Mutex(false)
  private let bound = Mutex<[String: Maker]>([:])
  private let mocked = Mutex<[String: Maker]>([:])

  /// From here on only mocks count. A test bundle says so before its first test.
  func beginTesting() {
    isTesting.withLock { $0 = true }
  }

  /// Says who does it, and returns what asks for that: whoever asks has bound it.
  func bind<Service>(
    _ type: Service.Type, to make: @escaping @Sendable () -> Service
  ) -> @Sendable () -> Service {
    bound.withLock { $0[Self.key(type)] = make }
    return { self.instance() }
  }

  /// Says who does it in this test.
  func mock<Service>(_ type: Service.Type, with make: @escaping @Sendable () -> Service) {
    mocked.withLock { $0[Self.key(type)] = make }
  }

  func unmockAll() {
    mocked.withLock { $0.removeAll() }
  }

  private func instance<Service>() -> Service {
    let key = Self.key(Service.self)
    let make =
      isTesting.withLock { $0 }
      ? mocked.withLock { $0[key] } : bound.withLock { $0[key] }
    guard let make else {
      // A test never reaches the outside world by mistake.
      fatalError("'\(key)' is not mocked in this test")
    }
    return make() as! Service  // `bind` and `mock` took it as one
  }

  private static func key(_ type: Any.Type) -> String { String(describing: type) }
}
