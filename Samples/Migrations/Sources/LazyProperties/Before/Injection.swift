/// A class that lazy properties need no configuration for: it is made when first asked for.
@MainActor protocol Makeable: AnyObject {
  init()
}

/// Where lazy properties get their values from; `configure()` says what interfaces are.
@MainActor enum Injection {
  private struct Key: Hashable {
    let service: ObjectIdentifier
    let consumer: ObjectIdentifier?
  }

  private static var makers: [Key: () -> Any] = [:]

  /// Says what everybody gets, or what one consumer gets instead.
  static func provide<Service>(
    _ service: Service.Type, for consumer: Any.Type? = nil, make: @escaping () -> Service
  ) {
    let consumer = consumer.map { ObjectIdentifier($0) }
    makers[Key(service: ObjectIdentifier(service), consumer: consumer)] = make
  }

  static func value<Service>(for consumer: Any.Type) -> Service {
    let service = ObjectIdentifier(Service.self)
    let own = Key(service: service, consumer: ObjectIdentifier(consumer))
    if let make = makers[own] ?? makers[Key(service: service, consumer: nil)] {
      return make() as! Service  // `provide` took it as one
    }
    if let type = Service.self as? any Makeable.Type, let made = type.init() as? Service {
      return made
    }
    // Whoever asks can't go on without it.
    fatalError("'\(consumer)' needs '\(Service.self)', an interface that nobody provides")
  }

  static func removeAll() {
    makers.removeAll()
  }
}
