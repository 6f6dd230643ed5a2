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

// '--apply' changes nothing: 'Legacy.ThemeModel' takes no root: whoever makes it has to hand its dependencies in, which no edit of it alone can do.
