public import Foundation
public import LayerCake

/// The provider of new identifiers.
///
/// ```swift
/// struct AppDependencies: HasUUID {
///   let uuid = UUIDGenerator.live
/// }
///
/// func newDraft(_ dependencies: any HasUUID) -> (id: UUID, text: String) {
///   (dependencies.uuid.next(), "")
/// }
/// ```
public protocol HasUUID {
  /// The identifiers that this root keeps.
  var uuid: UUIDGenerator { get }
}

extension HasUUID where Self: DependencyScope, Parent: HasUUID {
  /// The parent's identifiers.
  public var uuid: UUIDGenerator { parent.uuid }
}

/// A source of identifiers, a new one at each call.
///
/// It never fails, and may be asked from any thread. An identifier that must be the same in each run of a
/// test comes from `incrementing()` of `LayerCakeTesting`.
public struct UUIDGenerator: Sendable {
  /// Returns an identifier that this source has not returned before.
  public var next: @Sendable () -> UUID

  /// Makes a source of identifiers from a closure, which may be called from any thread.
  public init(next: @escaping @Sendable () -> UUID) {
    self.next = next
  }

  /// Random identifiers (version 4).
  public static let live = UUIDGenerator { UUID() }
}
