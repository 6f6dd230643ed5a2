import Shop

func counts(_ dependencies: any CounterDependencies) -> Int {
  CounterModel(dependencies: dependencies).count()
}

extension Style {
  /// What a person knows and no tool: a generated root takes it from here.
  static func unimplemented() -> Style { Style(isDark: false) }
}

/// The name of a root that somebody has written.
struct ShopDependencies {}
