public import Foundation

/// Why GitHub did not give its repositories. The description of each is one sentence for a person.
public enum GitHubError: Error, Hashable, Sendable {
  case noSuchOrganization(String, host: String)
  case unauthorized(host: String)
  case rateLimited(host: String, until: RateLimit)
  case unexpectedStatus(Int, host: String)
  case malformedAnswer(host: String, detail: String)
  /// A page points to a page that was read already, or to another host.
  case misleadingLink(host: String, link: String)
  /// The connection broke off, or could not be trusted.
  case connectionFailed(host: String, reason: String)
  case timedOut(host: String, limit: Duration)
  case unreachable(host: String)

  /// When a host will answer again.
  public enum RateLimit: Hashable, Sendable {
    case date(Date)
    case seconds(Int)
    case unknown
  }
}

extension GitHubError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noSuchOrganization(let name, let host):
      "\(host) knows no organisation '\(name)'"
    case .unauthorized(let host):
      "\(host) does not accept the token"
    case .rateLimited(let host, let limit):
      "\(host) takes no more requests \(limit); with a token, the limit is higher"
    case .unexpectedStatus(let status, let host):
      "\(host) answered with status \(status)"
    case .malformedAnswer(let host, let detail):
      "\(host) sent something that is not a list of repositories: \(detail)"
    case .misleadingLink(let host, let link):
      "\(host) sent a link to a next page that leads astray: \(link)"
    case .connectionFailed(let host, let reason):
      "the connection to \(host) failed: \(reason)"
    case .timedOut(let host, let limit):
      "\(host) did not answer within \(limit.inSeconds)"
    case .unreachable(let host):
      "\(host) cannot be reached"
    }
  }
}

extension GitHubError.RateLimit: CustomStringConvertible {
  public var description: String {
    switch self {
    case .date(let date): "until \(date.formatted(.iso8601))"
    case .seconds(let seconds): "for \(seconds)s"
    case .unknown: "for now"
    }
  }
}

extension Duration {
  fileprivate var inSeconds: String {
    let seconds = self / .seconds(1)
    return seconds == seconds.rounded() ? "\(Int(seconds))s" : "\(seconds)s"
  }
}
