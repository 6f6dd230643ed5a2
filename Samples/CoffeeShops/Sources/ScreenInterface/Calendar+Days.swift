public import Foundation

extension Calendar {
  /// Names the day of a date as it is called on another: `today`, `yesterday`, `5 days ago`.
  public func name(of date: Date, on now: Date) -> String {
    let days = dateComponents([.day], from: startOfDay(for: date), to: startOfDay(for: now)).day
    return switch days {
    case 1?: "yesterday"
    case let days? where days > 1: "\(days) days ago"
    default: "today"
    }
  }
}
