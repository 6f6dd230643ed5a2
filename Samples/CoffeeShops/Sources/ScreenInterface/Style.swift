/// Provides the way in which text is coloured.
public protocol HasStyle {
  var style: Style { get }
}

/// Whether a terminal shows colours.
public enum Style: Hashable, Sendable {
  case plain
  case colored

  public enum Color: Int, Hashable, Sendable {
    case red = 31
    case green = 32
    case yellow = 33
  }

  /// Returns text in a colour, if there are any.
  public func paint(_ text: String, _ color: Color) -> String {
    switch self {
    case .plain: text
    case .colored: "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
    }
  }
}

extension String {
  /// The text in one line and without control characters: whoever writes a note does not get to
  /// move the cursor of whoever reads it.
  public var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator: " "
          default: scalar
          }
        }))
  }

  /// The text, with spaces after it up to a width.
  public func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
