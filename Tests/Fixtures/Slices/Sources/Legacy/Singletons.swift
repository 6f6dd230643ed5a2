import Core
import Foundation

final class SettingsModel {
  private let formatter = Formatter.plain
  private let unused = Formatter.plain

  func open() {
    Analytics.shared.track("settings")
    print(formatter.text(Track(title: "Someday")), Date())
  }

  static func reset() { Analytics.shared.track("reset") }
}

extension SettingsModel {
  func close(analytics: Analytics = .shared) { analytics.track("close") }
  #if os(Windows)
    func minimise() {}
  #endif
}

func openSettings() { SettingsModel().open() }
