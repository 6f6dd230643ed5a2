// A stand-in for Swinject's public interface, as far as the documentation shows it. Written for these
// pages; none of it is the library's code.

public final class ObjectScope: Sendable {
  public static let container = ObjectScope()
}

public final class ServiceEntry {
  public func inObjectScope(_ scope: ObjectScope) {}
}

public protocol Resolver {
  func resolve<Service>(_ type: Service.Type) -> Service?
}

public final class Container: Resolver {
  private var makers: [ObjectIdentifier: (any Resolver) -> Any] = [:]
  public init() {}

  @discardableResult
  public func register<Service>(
    _ type: Service.Type, _ make: @escaping (any Resolver) -> Service
  ) -> ServiceEntry {
    makers[ObjectIdentifier(type)] = make
    return ServiceEntry()
  }

  public func resolve<Service>(_ type: Service.Type) -> Service? {
    makers[ObjectIdentifier(type)]?(self) as? Service
  }
}
