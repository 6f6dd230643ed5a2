public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request that a test expects, and what it is answered.
///
/// ```swift
/// let repos = HTTPExchange("GET", "https://api.github.com/orgs/bakery/repos", .json("[]"))
/// let down = HTTPExchange("POST", "https://stats.example", .failure(URLError(.timedOut)))
/// ```
public struct HTTPExchange: Sendable {
  /// What a request is answered: a response, or the error that there is none.
  public struct Answer: Sendable {
    let result: Result<(status: Int, headers: [String: String], body: Data), any Error>

    /// A response with a status, headers and a body.
    public static func response(
      _ status: Int, headers: [String: String] = [:], body: Data = Data()
    ) -> Answer {
      Answer(result: .success((status, headers, body)))
    }

    /// A response with JSON as its body.
    public static func json(_ text: String, status: Int = 200) -> Answer {
      .response(status, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
    }

    /// No response but an error, such as `URLError(.notConnectedToInternet)`.
    public static func failure(_ error: any Error) -> Answer {
      Answer(result: .failure(error))
    }
  }

  let method: String
  let url: String
  let answer: Answer

  /// Expects a request with a method to a URL, query and all, and answers it.
  ///
  /// The URL may be written as `URL(string:)` takes it: spaces and letters that a URL can't have are encoded.
  public init(_ method: String, _ url: String, _ answer: Answer) {
    self.method = method
    // As a request has it that was made with the same text.
    self.url = URL(string: url)?.absoluteString ?? url
    self.answer = answer
  }

  /// How the messages call the request.
  var request: String { "\(method) \(url)" }
}
