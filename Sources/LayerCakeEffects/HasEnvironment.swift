import Foundation
public import LayerCake

/// The provider of the process's environment variables.
///
/// ```swift
/// struct AppDependencies: HasEnvironment {
///   let environment = EnvironmentVariables.live
/// }
///
/// func token(_ dependencies: any HasEnvironment) -> String? {
///   dependencies.environment["GITHUB_TOKEN"]
/// }
/// ```
public protocol HasEnvironment {
  /// The environment variables that this root keeps.
  var environment: EnvironmentVariables { get }
}

extension HasEnvironment where Self: DependencyScope, Parent: HasEnvironment {
  /// The parent's environment variables.
  public var environment: EnvironmentVariables { parent.environment }
}

/// The named settings that a process was started with.
///
/// Reading never fails, and may be done from any thread; while another one calls `setenv`, what the
/// system promises holds. To keep settings of your own, take ``KeyValueStore``.
public struct EnvironmentVariables: Sendable {
  /// Returns the value of a variable, or nil if there is no such variable.
  public var value: @Sendable (_ name: String) -> String?

  /// Makes environment variables from a closure, which may be called from any thread.
  public init(value: @escaping @Sendable (_ name: String) -> String?) {
    self.value = value
  }

  /// Makes environment variables from the ones that are listed: all others are missing.
  public init(_ values: [String: String]) {
    self.init { values[$0] }
  }

  /// The value of a variable, or nil if there is no such variable.
  public subscript(name: String) -> String? { value(name) }

  /// The process's own variables, read when they are asked for.
  ///
  /// Each read copies the whole environment: read a variable once, not in a loop.
  public static let live = EnvironmentVariables { ProcessInfo.processInfo.environment[$0] }
}
