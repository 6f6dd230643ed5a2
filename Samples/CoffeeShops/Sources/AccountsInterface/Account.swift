public import Foundation

/// Somebody who may log in.
public struct Account: Hashable, Sendable, Codable, Identifiable {
  public let id: UUID
  /// The name as its owner writes it.
  public let name: String
  public let memberSince: Date

  public init(id: UUID, name: String, memberSince: Date) {
    self.id = id
    self.name = name
    self.memberSince = memberSince
  }

  /// What two names have in common that are one and the same person's: `Ada`, `ada`.
  public static func key(ofName name: String) -> String {
    name.precomposedStringWithCompatibilityMapping.lowercased()
  }
}
