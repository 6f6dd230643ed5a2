// What 'Legacy.ThemeModel' uses:
// - 'backup', which it is made with (Sources/Legacy/Elsewhere.swift:70)
// - 'primary', which it is made with (Sources/Legacy/Elsewhere.swift:70)

import Core

/// Provides the backup.
protocol HasBackup {
  var backup: any Storing { get }
}

/// Provides the primary.
protocol HasPrimary {
  var primary: any Storing { get }
}

/// What the theme model needs.
typealias ThemeDependencies = HasBackup & HasPrimary

extension ThemeModel {
  /// Takes what it needs from its dependencies.
  convenience init(dependencies: any ThemeDependencies, theme: Theme = .dark) {
    self.init(primary: dependencies.primary, backup: dependencies.backup, theme: theme)
  }
}

// '--apply' writes this beside the type, with an initialiser that takes the slice.
