import Foundation

/// The outside world, as one value of closures.
struct Environment: Sendable {
  var date: @Sendable () -> Date = { Date() }
  var loaves: @Sendable () async -> [Loaf] = { Loaf.baked(before: Date()) }
  var discount: @Sendable () -> Int = { 50 }
}

/// The world as everybody sees it, and as every test sets it.
///
/// Swift 6 refuses a plain global `var`, and `nonisolated(unsafe)` would let tests that run at once
/// race for it. On the main actor it is safe to read and to write; it is still one for all.
// swift-format-ignore: AlwaysUseLowerCamelCase, it is known by this name
@MainActor var Current = Environment()
