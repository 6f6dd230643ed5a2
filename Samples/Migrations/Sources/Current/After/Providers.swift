/// Provides what was baked.
protocol HasOven {
  var oven: Oven { get }
}

struct Oven: Sendable {
  var loaves: @Sendable () async -> [Loaf]
}

/// Provides what the bakery can change from one day to the next.
protocol HasSettings {
  var settings: Settings { get }
}

struct Settings: Sendable {
  /// What is taken off yesterday's bread, in percent.
  var discount: @Sendable () -> Int
}
