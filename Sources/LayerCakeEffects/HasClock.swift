public import LayerCake

/// The provider of time that passes: what a feature sleeps on, and measures with.
///
/// The live value is `ContinuousClock()`. In tests it is a `TestClock`, which moves when the test
/// says so, or an `ImmediateClock`, which never waits; both are in `LayerCakeTesting`. For the time
/// of day see ``HasDate``.
///
/// ```swift
/// struct AppDependencies: HasClock {
///   let clock: any Clock<Duration> = ContinuousClock()
/// }
///
/// func retryLater(_ dependencies: any HasClock) async throws {
///   try await dependencies.clock.sleep(for: .seconds(2))
/// }
/// ```
public protocol HasClock {
  /// The clock that this root keeps.
  var clock: any Clock<Duration> { get }
}

extension HasClock where Self: DependencyScope, Parent: HasClock {
  /// The parent's clock.
  public var clock: any Clock<Duration> { parent.clock }
}
