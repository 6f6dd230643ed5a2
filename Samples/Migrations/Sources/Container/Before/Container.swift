/// How long what a container makes lives.
enum Lifetime {
  /// Made anew each time.
  case transient
  /// Made once for the container.
  case container
}

/// Makes what was registered, by its type.
final class Container {
  private struct Registration {
    let lifetime: Lifetime
    let make: (Container) -> Any
  }

  private var registrations: [ObjectIdentifier: Registration] = [:]
  private var made: [ObjectIdentifier: Any] = [:]

  func register<Service>(
    _ type: Service.Type, lifetime: Lifetime = .transient,
    _ make: @escaping (Container) -> Service
  ) {
    registrations[ObjectIdentifier(type)] = Registration(lifetime: lifetime, make: make)
  }

  func resolve<Service>(_ type: Service.Type) -> Service? {
    let key = ObjectIdentifier(type)
    if let value = made[key] { return value as? Service }
    guard let registration = registrations[key] else { return nil }
    let value = registration.make(self)
    if registration.lifetime == .container { made[key] = value }
    return value as? Service
  }
}
