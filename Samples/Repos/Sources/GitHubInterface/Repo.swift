public import Foundation

/// A repository.
public struct Repo: Hashable, Sendable {
  public var name: String
  public var about: String?
  public var isArchived: Bool
  /// The date of the last push, if there ever was one.
  public var pushedAt: Date?
  public var url: URL

  public init(
    name: String, about: String? = nil, isArchived: Bool = false, pushedAt: Date? = nil, url: URL
  ) {
    self.name = name
    self.about = about
    self.isArchived = isArchived
    self.pushedAt = pushedAt
    self.url = url
  }
}

/// Reads a repository as GitHub writes it.
extension Repo: Decodable {
  private enum CodingKeys: String, CodingKey {
    case name
    case about = "description"
    case isArchived = "archived"
    case pushedAt = "pushed_at"
    case url = "html_url"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    about = try values.decodeIfPresent(String.self, forKey: .about)
    isArchived = try values.decode(Bool.self, forKey: .isArchived)
    url = try values.decode(URL.self, forKey: .url)
    pushedAt = try values.decodeIfPresent(String.self, forKey: .pushedAt).map { text in
      do {
        return try Date(text, strategy: .iso8601)
      } catch {
        throw DecodingError.dataCorruptedError(
          forKey: .pushedAt, in: values, debugDescription: "'\(text)' is not a date")
      }
    }
  }
}
