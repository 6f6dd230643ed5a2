import RuntimeForms
import Synchronization

/// A global of closures.
struct World: Sendable {
  var tick: @Sendable () -> Int
  var note: @Sendable (Int) -> Int
  var value: @Sendable (Int) -> Int

  // Unsafe, like the original of this style: tests assign to it. Here nobody does.
  nonisolated(unsafe) static var current = {
    let (ticker, log, store) = (PlainTicker(), PlainLog(), PlainStore())
    return World(
      tick: { ticker.tick() }, note: { log.note($0) }, value: { store.value($0) })
  }()
}

final class WorldFeature {
  @inline(never)
  func read() -> Int { World.current.tick() }
}

/// A registry keyed by the names of types.
final class Registry {
  private var values: [String: Any] = [:]

  func register<Value>(_ type: Value.Type, _ value: Value) {
    values[String(describing: type)] = value
  }

  func resolve<Value>(_ type: Value.Type) -> Value {
    // Dies on what nobody registered, as these registries do.
    values[String(describing: type)] as! Value
  }

  static func filled() -> Registry {
    let registry = Registry()
    registry.register((any Ticker).self, PlainTicker())
    registry.register((any Log).self, PlainLog())
    registry.register((any Store).self, PlainStore())
    return registry
  }
}

final class RegistryFeature {
  private let registry: Registry

  init(registry: Registry) { self.registry = registry }

  @inline(never)
  func read() -> Int { registry.resolve((any Ticker).self).tick() }
}

/// A container keyed by types, safe to use from any thread.
final class Container: Sendable {
  private let values = Mutex<[ObjectIdentifier: any Sendable]>([:])

  func register<Value: Sendable>(_ type: Value.Type, _ value: Value) {
    values.withLock { $0[ObjectIdentifier(type)] = value }
  }

  func resolve<Value: Sendable>(_ type: Value.Type) -> Value {
    // Dies on what nobody registered, as these containers do.
    values.withLock { $0[ObjectIdentifier(type)] } as! Value
  }

  static func filled() -> Container {
    let container = Container()
    container.register((any Ticker).self, PlainTicker())
    container.register((any Log).self, PlainLog())
    container.register((any Store).self, PlainStore())
    return container
  }
}

final class ContainerFeature {
  private let container: Container

  init(container: Container) { self.container = container }

  @inline(never)
  func read() -> Int { container.resolve((any Ticker).self).tick() }
}
