/// One to five stars.
public enum Stars: Int, Hashable, Sendable, Codable, CaseIterable {
  case one = 1
  case two, three, four, five
}

extension Stars: CustomStringConvertible {
  public var description: String {
    String(repeating: "★", count: rawValue)
      + String(repeating: "☆", count: Stars.allCases.count - rawValue)
  }
}
