import Shop

extension Style {
  /// The main actor's, as all is here that says nothing.
  static func unimplemented() -> Style { Style(isDark: false) }
}
