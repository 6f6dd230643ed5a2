// A stand-in for swift-dependencies' public interface, as far as the documentation shows it. Written
// for these pages; none of it is the library's code.

public import Foundation

public protocol DependencyKey<Value>: Sendable {
  associatedtype Value: Sendable = Self
  static var liveValue: Value { get }
  static var testValue: Value { get }
}

public struct DependencyValues: Sendable {
  @TaskLocal static var current = DependencyValues()
  private var values: [ObjectIdentifier: any Sendable] = [:]

  public subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.liveValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What the library has ready.
public struct DateGenerator: Sendable {
  public var now: Date { Date() }
}

extension DependencyValues {
  public var date: DateGenerator { DateGenerator() }
}

@propertyWrapper public struct Dependency<Value> {
  private let path: KeyPath<DependencyValues, Value>
  private let values = DependencyValues.current
  public init(_ path: KeyPath<DependencyValues, Value>) { self.path = path }
  public var wrappedValue: Value { values[keyPath: path] }
}

public func withDependencies<Result>(
  _ change: (inout DependencyValues) -> Void, operation: () -> Result
) -> Result {
  var values = DependencyValues.current
  change(&values)
  return DependencyValues.$current.withValue(values, operation: operation)
}

public func withDependencies<Result>(
  _ change: (inout DependencyValues) -> Void, operation: () async throws -> Result
) async rethrows -> Result {
  var values = DependencyValues.current
  change(&values)
  return try await DependencyValues.$current.withValue(values, operation: operation)
}
