public import Foundation
public import LayerCake

/// The provider of the user's locale: language, number and date formats.
///
/// The live value is `Locale.autoupdatingCurrent`, which follows the user's settings while
/// the program runs. In tests it is `Locale.fixed` of `LayerCakeTesting`.
///
/// ```swift
/// struct AppDependencies: HasLocale {
///   let locale = Locale.autoupdatingCurrent
/// }
/// ```
public protocol HasLocale {
  /// The locale that this root keeps.
  var locale: Locale { get }
}

extension HasLocale where Self: DependencyScope, Parent: HasLocale {
  /// The parent's locale.
  public var locale: Locale { parent.locale }
}
