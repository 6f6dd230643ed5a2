import Foundation
import GitHubInterface

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension GitHubAPI {
  /// The server as people know it: `api.github.com`, `127.0.0.1:8080`.
  var host: String {
    let name = server.host() ?? server.absoluteString
    return server.port.map { "\(name):\($0)" } ?? name
  }

  /// What an answer says if it isn't a page of repositories.
  func refusal(_ response: HTTPURLResponse, organization: String) -> GitHubError? {
    switch response.statusCode {
    case 200: nil
    case 401: .unauthorized(host: host)
    case 404: .noSuchOrganization(organization, host: host)
    case 429: .rateLimited(host: host, until: response.rateLimit ?? .unknown)
    case 403:
      if let limit = response.rateLimit {
        .rateLimited(host: host, until: limit)
      } else {
        .unexpectedStatus(403, host: host)
      }
    case let status: .unexpectedStatus(status, host: host)
    }
  }

  /// Why there was no answer at all, or none that was whole.
  func failure(_ error: URLError) -> GitHubError {
    switch error.code {
    case .timedOut: .timedOut(host: host, limit: timeLimit)
    case .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .notConnectedToInternet:
      .unreachable(host: host)
    default: .connectionFailed(host: host, reason: error.localizedDescription)
    }
  }
}

extension HTTPURLResponse {
  /// When to ask again, if this answer says that too much was asked.
  fileprivate var rateLimit: GitHubError.RateLimit? {
    if let seconds = value(forHTTPHeaderField: "Retry-After").flatMap({ Int($0) }),
      seconds >= 0
    {
      return .seconds(seconds)
    }
    guard value(forHTTPHeaderField: "X-RateLimit-Remaining") == "0" else { return nil }
    // Beyond the year 9999 it isn't a date that anybody meant.
    guard let reset = value(forHTTPHeaderField: "X-RateLimit-Reset").flatMap({ Int($0) }),
      (0..<253_402_300_800).contains(reset)
    else { return .unknown }
    return .date(Date(timeIntervalSince1970: TimeInterval(reset)))
  }
}

extension DecodingError {
  /// What is wrong, and where: `[3].pushed_at is not valid`.
  var place: String {
    switch self {
    case .typeMismatch(_, let context): "\(context.subject) has the wrong type"
    case .valueNotFound(_, let context): "\(context.subject) is null"
    case .keyNotFound(let key, let context): "\(context.subject) has no '\(key.stringValue)'"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty ? "it is not JSON" : "\(context.subject) is not valid"
    @unknown default: "it cannot be read"
    }
  }
}

extension DecodingError.Context {
  fileprivate var subject: String {
    let path = codingPath.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    return path.isEmpty ? "it" : path.joined()
  }
}
