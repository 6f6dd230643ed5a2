// A stand-in for Factory's public interface, as far as the documentation shows it. Written for these
// pages; none of it is the library's code.

public final class Container: Sendable {
  public static let shared = Container()

  public func callAsFunction<Value>(_ make: @escaping @Sendable () -> Value) -> Factory<Value> {
    Factory(make: make)
  }
}

public struct Factory<Value>: Sendable {
  let make: @Sendable () -> Value
  public var singleton: Factory { self }
  public func callAsFunction() -> Value { make() }
}

@propertyWrapper public struct Injected<Value> {
  public let wrappedValue: Value
  public init(_ path: KeyPath<Container, Factory<Value>>) {
    wrappedValue = Container.shared[keyPath: path]()
  }
}
