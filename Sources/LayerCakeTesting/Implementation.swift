public import Testing

/// A named implementation of a client, to hold to the same contract as the others.
///
/// A double is only worth what it has in common with the real thing. So write what both must do once,
/// and run it for each. The failure says which one it was:
///
/// ```swift
/// let stores = [
///   Implementation("file") { try KeyValueStore.file(at: temporaryFile()) },
///   Implementation("memory") { KeyValueStore.inMemory() },
/// ]
///
/// @Test(arguments: stores)
/// func `What was set is read back`(_ implementation: Implementation<KeyValueStore>) async throws {
///   let store = try await implementation.make()
///   try store.setData("a", Data([1]))
///   #expect(try store.data("a") == Data([1]))
/// }
/// ```
public struct Implementation<Subject>: Sendable, CustomStringConvertible,
  CustomTestStringConvertible
{
  /// What the failure calls it.
  public let name: String

  /// Makes one, new for each test.
  public let make: @Sendable () async throws -> Subject

  /// Names an implementation, and says how to make it.
  public init(_ name: String, make: @escaping @Sendable () async throws -> Subject) {
    self.name = name
    self.make = make
  }

  /// The name.
  public var description: String { name }

  /// The name.
  public var testDescription: String { name }
}
