import Foundation

extension Double {
  /// The number with so many digits behind the point.
  public func rounded(to digits: Int) -> String {
    // Not the user's locale: tables are read by programs too.
    String(format: "%.\(digits)f", locale: Locale(identifier: "en_US_POSIX"), self)
  }

  /// A time in seconds, in the unit that fits it.
  public var duration: String {
    switch magnitude {
    case 1...: "\(rounded(to: 2)) s"
    case 1e-3...: "\((self * 1e3).rounded(to: 1)) ms"
    case 1e-6...: "\((self * 1e6).rounded(to: 2)) µs"
    default: "\((self * 1e9).rounded(to: 1)) ns"
    }
  }

  public var percent: String { "\((self * 100).rounded(to: 0)) %" }
}
